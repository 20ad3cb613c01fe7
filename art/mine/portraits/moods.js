/** Three moods: what changes in a face, in how it is held, and in the light. */
export const MOODS = {
  /** Awake and on one's feet: eyes open, head up, the lamp near. Nobody smiles. */
  well: { open: 0.006, nod: -2, gaunt: -0.1, bags: -0.15, lamp: 1.1, warm: 1, corner: 0.004, drop: 0, brow: 0, flush: 0.24, shade: 0 },
  /** Days of too little: lids heavy, cheeks hollow, the head sinks, the light is further off. */
  worn: { open: -0.018, nod: 6, gaunt: 0.35, bags: 0.4, lamp: 0.98, warm: 0.72, corner: -0.012, drop: 7, brow: 0.5, flush: 0.1, shade: 0.35, tilt: 2, stubble: 0.3 },
  /** Near the end: eyes down or shut, brows drawn up inside, face turned from a light that is nearly gone. */
  broken: { open: -0.045, nod: 18, gaunt: 0.65, bags: 0.75, lamp: 0.86, warm: 0.28, corner: -0.022, drop: 16, brow: 1, flush: 0, shade: 0.7, tilt: 6, stubble: 0.5, gaze: -0.9, away: 0.12 },
} // prettier-ignore

const within = (v) => Math.max(0, Math.min(1, v));

/** A person in a mood: the same data, changed. */
export function inMood(person, mood) {
  const m = MOODS[mood];
  const f = person.face;
  const man = person.sex === 'm' && person.beard?.cut !== 'full';
  const side = Math.sign(person.held.tilt || 1);
  return {
    ...person,
    mood: m,
    face: {
      ...f,
      open: Math.max(-0.02, (f.open ?? 0.062) + m.open),
      ...(m.open < -0.04 ? { under: 0.03 } : {}),
      gaunt: within((f.gaunt ?? 0.2) + m.gaunt * (1 - 0.5 * (f.fat ?? 0))),
      bags: within((f.bags ?? 0.2) + m.bags),
      corner: (f.corner ?? 0) + m.corner,
      stubble: man ? within((f.stubble ?? 0) + (m.stubble ?? 0)) : 0,
    },
    held: {
      yaw: person.held.yaw * (1 + (m.away ?? 0)),
      nod: person.held.nod + m.nod,
      tilt: person.held.tilt + side * (m.tilt ?? 0),
    },
    gaze: [person.gaze[0] * (m.gaze ? 0.4 : 1), person.gaze[1] + (m.gaze ?? 0)],
  };
}
