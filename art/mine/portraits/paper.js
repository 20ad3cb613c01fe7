/** What the drawing is made on: smoke behind, charcoal strokes across, grain, a dark frame. */
const veil = (r, g, b, row) => `<feColorMatrix type="matrix" values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} ${row}"/>`;
const noise = (f, octaves, seed) =>
  `<feTurbulence type="fractalNoise" baseFrequency="${f}" numOctaves="${octaves}" seed="${seed}"/>`;
const over = 'x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"';

/** Filters and gradients; every id begins with `k`. `side` is 1 if the light comes from the right. */
export function paper(k, seed, side) {
  const blurs = [0.5, 0.9, 2, 4, 8, 20]
    .map(
      (b) =>
        `<filter id="${k}b${String(b).replace('.', '')}" x="-60%" y="-60%" width="220%" height="220%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${b}"/></filter>`,
    )
    .join('');
  return `${blurs}
<filter id="${k}smoke" ${over}>${noise('.008 .012', 5, seed)}${veil(0.5, 0.56, 0.62, '0 2.8 0 0 -1.15')}</filter>
<filter id="${k}rough" x="-3%" y="-3%" width="106%" height="106%" color-interpolation-filters="sRGB">${noise('.1', 3, 7)}<feDisplacementMap in="SourceGraphic" scale="2.4" xChannelSelector="R" yChannelSelector="G"/></filter>
<filter id="${k}hatch" ${over}>${noise('.2 .03', 3, 9)}${veil(0.02, 0.02, 0.03, '0 0 0 3 -1.45')}</filter>
<filter id="${k}chalk" ${over}>${noise('.34 .035', 3, 31)}${veil(0.95, 0.93, 0.9, '0 0 0 3.6 -2')}</filter>
<filter id="${k}tooth" ${over}>${noise('.62', 3, 4)}<feColorMatrix type="matrix" values="0 0 0 2.6 -.8 0 0 0 2.6 -.8 0 0 0 2.6 -.8 0 0 0 0 1"/></filter>
<radialGradient id="${k}vig" cx="${0.5 + 0.05 * side}" cy=".44" r=".76"><stop offset=".45" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".85"/></radialGradient>
<radialGradient id="${k}lamp" cx="${side > 0 ? 1.02 : -0.02}" cy=".34" r=".7"><stop offset="0" stop-color="#e8a65c" stop-opacity=".42"/><stop offset=".5" stop-color="#b9733a" stop-opacity=".14"/><stop offset="1" stop-color="#8a5a30" stop-opacity="0"/></radialGradient>
<linearGradient id="${k}foot" x1="${side > 0 ? 0.6 : 0.4}" y1=".5" x2="${side > 0 ? 0.3 : 0.7}" y2="1.04"><stop offset="0" stop-color="#07090b" stop-opacity="0"/><stop offset="1" stop-color="#07090b" stop-opacity=".86"/></linearGradient>`;
}

/** Pale smoke behind the dark cheek, dark behind the lit one, the lamp out of the picture. */
export function behind(k, w, h, side, warm) {
  const dark = side > 0 ? 0.24 : 0.76;
  const lit = side > 0 ? 0.84 : 0.16;
  return `<rect width="${w}" height="${h}" fill="#12171b"/><rect width="${w}" height="${h}" filter="url(#${k}smoke)" opacity=".5"/>
<ellipse cx="${w * dark}" cy="${h * 0.4}" rx="90" ry="140" fill="#5f6c77" opacity=".36" filter="url(#${k}b20)"/>
<ellipse cx="${w * lit}" cy="${h * 0.4}" rx="84" ry="150" fill="#0a0d10" opacity=".5" filter="url(#${k}b20)"/>
<rect width="${w}" height="${h}" fill="url(#${k}lamp)" opacity="${warm}"/>`;
}

export function finish(k, w, h, seed) {
  const big = `<rect x="${-w / 2}" y="${-h / 2}" width="${2 * w}" height="${2 * h}"`;
  const turn = `rotate(${42 - (seed % 7)} ${w / 2} ${h / 2})`;
  return `<rect width="${w}" height="${h}" fill="url(#${k}foot)"/><g transform="${turn}">${big} filter="url(#${k}hatch)" opacity=".22"/></g>
<g transform="${turn} translate(31 17)" style="mix-blend-mode:overlay">${big} filter="url(#${k}chalk)" opacity=".17"/></g>
<rect width="${w}" height="${h}" fill="url(#${k}vig)"/><rect width="${w}" height="${h}" filter="url(#${k}tooth)" opacity=".13" style="mix-blend-mode:overlay"/>`;
}
