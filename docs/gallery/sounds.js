/* Made by make gallery from web/src/sound. Do not edit. */
(() => {
const LAYERS = [
    'wind',
    'rain',
    'guns',
    'stove',
    'steps',
    'hall',
    'dread',
    'strings',
    'insects',
    'moans',
    'drums',
    'birds'
];
const EFFECTS = [
    'page',
    'dice',
    'door',
    'knock',
    'break',
    'shot',
    'boom',
    'blow',
    'breath',
    'groan',
    'drum'
];
const SAYS = {
    wind: [
        'web-house-title',
        'web-strip-round'
    ],
    rain: [
        'web-house-title'
    ],
    guns: [
        'card-shelling',
        'card-ceasefire',
        'web-mine-no-event'
    ],
    stove: [
        'card-crude-stove',
        'card-simple-heater'
    ],
    steps: [
        'beat:unguarded',
        'beat:raid',
        'web-stage-noise'
    ],
    hall: [
        'web-stage-here',
        'card-supermarket'
    ],
    dread: [
        'beat:fight',
        'beat:raid'
    ],
    strings: [
        'web-ending-people'
    ],
    insects: [
        'web-strip-round'
    ],
    moans: [
        'beat:arrival',
        'web-day-line'
    ],
    drums: [
        'beat:blow',
        'web-day-line'
    ],
    birds: [
        'web-strip-round',
        'web-ending-won'
    ],
    page: [
        'beat:page',
        'beat:chapter',
        'beat:event',
        'beat:fate',
        'beat:objective',
        'beat:card'
    ],
    dice: [
        'web-beat-dice'
    ],
    door: [
        'beat:encounter',
        'beat:arrival'
    ],
    knock: [
        'beat:visitor'
    ],
    break: [
        'beat:raid'
    ],
    shot: [
        'beat:shot'
    ],
    boom: [
        'beat:event'
    ],
    blow: [
        'beat:fight',
        'beat:round',
        'beat:blow',
        'beat:attack'
    ],
    breath: [
        'beat:death',
        'beat:mourning',
        'beat:hope'
    ],
    groan: [
        'beat:arrival'
    ],
    drum: [
        'beat:wave'
    ]
};
const NEAR = new Set([
    'shelling',
    'direct-hit',
    'last-offensive',
    'broken-promise',
    'snipers'
]);
const SILENT = new Set([
    'ceasefire',
    'relatively-peaceful'
]);
const FIRES = new Set([
    'simple-heater',
    'efficient-heater',
    'crude-stove',
    'cooking-stove'
]);
const OPEN = new Set([
    'central-square',
    'allotment-gardens',
    'ruined-villa'
]);
const DARK = new Set([
    'dusk',
    'evening',
    'scavenging',
    'raid'
]);
const part = (share)=>Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
const audible = (mix)=>Object.fromEntries(Object.entries(mix).filter(([, share])=>share > 0));
function mineMix(view) {
    const out = view.trip !== null && view.phase === 'scavenging';
    const open = out && OPEN.has(view.trip.location);
    const events = Object.keys(view.active);
    const guns = events.some((card)=>SILENT.has(card)) ? 0 : events.some((card)=>NEAR.has(card)) ? 0.8 : 0.3;
    const cold = out ? view.cold : view.effective_cold;
    const burning = view.spaces.some((space)=>FIRES.has(space.fitting));
    const raided = view.raid !== null || view.phase === 'raid';
    return {
        wind: part((open ? 0.5 : out ? 0.2 : 0.25) + 0.15 * cold),
        rain: cold === 0 ? open ? 0.5 : 0.35 : 0,
        guns: DARK.has(view.phase) || guns > 0.5 ? guns : part(guns / 2),
        stove: burning && !out ? 0.5 : 0,
        hall: out && !open ? 0.5 : 0,
        steps: raided ? 0.6 : out ? part(0.15 * view.noise) : 0,
        dread: view.combat ? 0.7 : raided ? 0.5 : 0
    };
}
function daylightMix(view) {
    const { rounds } = view.printed;
    const night = view.round ? 1 - view.round / rounds : 1;
    const fighting = view.phase === 'combat' && view.line.length > 0;
    return {
        wind: 0.15,
        insects: fighting ? 0.15 : part(0.25 + 0.3 * night),
        moans: part(0.12 * view.line.length),
        drums: fighting ? 0.45 : 0,
        birds: view.round === rounds ? 0.35 : 0
    };
}
function layersOf(game, view, ending) {
    if (!view) return {};
    if (game === 'mine') return audible(ending ? {
        strings: 0.6,
        wind: 0.3
    } : mineMix(view));
    if (game !== 'daylight') return {};
    if (ending) return audible(ending.won ? {
        birds: 0.7,
        strings: 0.2
    } : {
        moans: 0.6,
        wind: 0.4,
        strings: 0.2
    });
    return audible(daylightMix(view));
}
const MINE = {
    chapter: 'page',
    objective: 'page',
    verdict: 'page',
    event: 'page',
    fate: 'page',
    page: 'page',
    script: 'page',
    card: 'page',
    visitor: 'knock',
    encounter: 'door',
    arrival: 'door',
    fight: 'blow',
    round: 'blow',
    raid: 'break',
    unguarded: 'door',
    shot: 'shot',
    death: 'breath',
    mourning: 'breath',
    hope: 'breath'
};
const DAYLIGHT = {
    wave: 'drum',
    arrival: 'groan',
    draw: 'page',
    attack: 'blow',
    blow: 'blow',
    death: 'breath'
};
function effectsOf(game, beat, rolled) {
    const named = (game === 'mine' ? MINE : DAYLIGHT)[beat.kind];
    const first = beat.kind === 'event' && /(^|:)(shelling|direct-hit)$/.test(beat.card) ? 'boom' : named;
    return [
        ...first ? [
            first
        ] : [],
        ...rolled ? [
            'dice'
        ] : []
    ];
}

function seeded(seed) {
    let state = seed >>> 0;
    return ()=>{
        state = state + 0x6d2b79f5 >>> 0;
        let mixed = Math.imul(state ^ state >>> 15, 1 | state);
        mixed = mixed + Math.imul(mixed ^ mixed >>> 7, 61 | mixed) ^ mixed;
        return ((mixed ^ mixed >>> 14) >>> 0) / 4294967296;
    };
}
const RATE = 22050;
const between = ({ random }, least, most)=>least + random() * (most - least);
const buffers = new WeakMap();
function kept(ctx, name, seconds, fill) {
    const all = buffers.get(ctx) ?? new Map();
    buffers.set(ctx, all);
    const known = all.get(name);
    if (known) return known;
    const buffer = ctx.createBuffer(1, Math.round(seconds * RATE), RATE);
    const samples = new Float32Array(buffer.length);
    fill(samples);
    buffer.copyToChannel(samples, 0);
    all.set(name, buffer);
    return buffer;
}
function noise({ ctx }, brown = false) {
    return kept(ctx, brown ? 'brown' : 'white', 5, (samples)=>{
        const random = seeded(brown ? 11 : 7);
        let last = 0;
        for(let at = 0; at < samples.length; at++){
            const white = random() * 2 - 1;
            last = brown ? (last + 0.02 * white) / 1.02 : white;
            samples[at] = brown ? last * 3.5 : last;
        }
        const seam = RATE / 4;
        for(let at = 0; at < seam; at++){
            const share = at / seam;
            const end = samples.length - seam + at;
            samples[end] = samples[end] * (1 - share) + samples[at] * share;
        }
    });
}
function filtered(ctx, from, filters) {
    return filters.reduce((source, { type, hz, q = 0.7 })=>{
        const filter = ctx.createBiquadFilter();
        filter.type = type;
        filter.frequency.value = hz;
        filter.Q.value = q;
        source.connect(filter);
        return filter;
    }, from);
}
function gained(ctx, from, gain, out) {
    const node = ctx.createGain();
    node.gain.value = gain;
    from.connect(node).connect(out);
    return node;
}
function loop(bench, buffer, filters, gain, out) {
    const source = bench.ctx.createBufferSource();
    source.buffer = buffer;
    source.loop = true;
    const end = filtered(bench.ctx, source, filters);
    const volume = gained(bench.ctx, end, gain, out);
    source.start(0, bench.random() * buffer.duration);
    return [
        source,
        volume,
        end
    ];
}
function sway(bench, hz, depth, into) {
    const swing = bench.ctx.createOscillator();
    swing.frequency.value = hz;
    const amount = bench.ctx.createGain();
    amount.gain.value = depth;
    swing.connect(amount).connect(into);
    swing.start();
    return swing;
}
function shape(param, at, peak, attack, decay) {
    param.setValueAtTime(0, at);
    param.linearRampToValueAtTime(peak, at + attack);
    param.setTargetAtTime(0, at + attack, decay / 4);
}
function burst(bench, out, { at, peak, attack = 0.004, decay, brown, filters }) {
    const source = bench.ctx.createBufferSource();
    source.buffer = noise(bench, brown);
    shape(gained(bench.ctx, filtered(bench.ctx, source, filters), 0, out).gain, at, peak, attack, decay);
    source.start(at, bench.random() * 4, attack + decay * 2);
}
function tone(bench, out, { at, hz, to = hz, peak, attack = 0.005, decay, wave = 'sine', filters = [] }) {
    const source = bench.ctx.createOscillator();
    source.type = wave;
    source.frequency.setValueAtTime(hz, at);
    source.frequency.exponentialRampToValueAtTime(to, at + attack + decay);
    shape(gained(bench.ctx, filtered(bench.ctx, source, filters), 0, out).gain, at, peak, attack, decay);
    source.start(at);
    source.stop(at + attack + decay * 2.5);
}
function clicks(bench, name, seconds, rate, ring, decay) {
    return kept(bench.ctx, name, seconds, (samples)=>{
        const random = seeded(name.length * 131);
        for(let nth = 0; nth < seconds * rate; nth++){
            const start = Math.floor(random() * samples.length);
            const hz = ring[0] + random() * (ring[1] - ring[0]);
            const loud = 0.05 + 0.35 * random() ** 3;
            const length = Math.floor(decay * (0.5 + random()) * RATE);
            for(let at = 0; at < length; at++){
                const where = (start + at) % samples.length;
                samples[where] += loud * Math.exp(-5 * at / length) * Math.sin(2 * Math.PI * hz * at / RATE);
            }
        }
    });
}
const insects = (bench)=>kept(bench.ctx, 'insects', 9, (samples)=>{
        for (const [hz, beat, pulses, share] of [
            [
                4150,
                1.5,
                4,
                0.2
            ],
            [
                3600,
                0.9,
                3,
                0.12
            ]
        ]){
            for(let at = 0; at < samples.length; at++){
                const time = at / RATE;
                const within = time % beat * 18;
                const open = within < pulses ? Math.sin(Math.PI * (within % 1)) ** 2 : 0;
                samples[at] += share * open * Math.sin(2 * Math.PI * hz * time);
            }
        }
    });
const CHORDS = [
    [
        110,
        164.81,
        261.63
    ],
    [
        87.31,
        174.61,
        220
    ],
    [
        98,
        146.83,
        246.94
    ],
    [
        82.41,
        164.81,
        246.94
    ]
];
function bowed(bench, out, at, hz, peak, seconds) {
    for (const off of [
        0.997,
        1,
        1.0035
    ])tone(bench, out, {
        at: at + bench.random() * 0.3,
        hz: hz * off,
        peak: peak / 3,
        attack: seconds * 0.4,
        decay: seconds * 0.5,
        wave: 'sawtooth',
        filters: [
            {
                type: 'lowpass',
                hz: 900
            },
            {
                type: 'highpass',
                hz: 90
            }
        ]
    });
}
function thud(bench, out, at, peak) {
    burst(bench, out, {
        at,
        peak,
        attack: 0.02,
        decay: 1.8,
        brown: true,
        filters: [
            {
                type: 'lowpass',
                hz: 110
            }
        ]
    });
    burst(bench, out, {
        at,
        peak: peak / 2,
        attack: 0.03,
        decay: 1.1,
        brown: true,
        filters: [
            {
                type: 'bandpass',
                hz: 240,
                q: 0.8
            }
        ]
    });
    burst(bench, out, {
        at: at + 0.35,
        peak: peak / 3,
        attack: 0.1,
        decay: 2.2,
        brown: true,
        filters: [
            {
                type: 'lowpass',
                hz: 70
            }
        ]
    });
}
function step(bench, out, at, peak) {
    burst(bench, out, {
        at,
        peak: peak * 0.6,
        attack: 0.008,
        decay: 0.22,
        brown: true,
        filters: [
            {
                type: 'lowpass',
                hz: 170,
                q: 2
            }
        ]
    });
    burst(bench, out, {
        at,
        peak: peak * 0.2,
        attack: 0.004,
        decay: 0.12,
        filters: [
            {
                type: 'bandpass',
                hz: 330,
                q: 3
            }
        ]
    });
}
function groan(bench, out, at, peak) {
    const hz = between(bench, 85, 135);
    const decay = between(bench, 1.1, 2);
    for (const [formant, share] of [
        [
            420,
            1
        ],
        [
            860,
            0.4
        ]
    ])tone(bench, out, {
        at,
        hz: hz * 1.12,
        to: hz * 0.8,
        peak: peak * share,
        attack: 0.4,
        decay,
        wave: 'sawtooth',
        filters: [
            {
                type: 'bandpass',
                hz: formant,
                q: 5
            },
            {
                type: 'lowpass',
                hz: 1100
            }
        ]
    });
}
const drum = (bench, out, at, peak)=>{
    tone(bench, out, {
        at,
        hz: 96,
        to: 48,
        peak,
        decay: 0.6,
        wave: 'triangle'
    });
    burst(bench, out, {
        at,
        peak: peak / 2,
        decay: 0.12,
        filters: [
            {
                type: 'bandpass',
                hz: 380,
                q: 1.2
            }
        ]
    });
};
const SCORES = {
    wind: {
        bed (bench, out) {
            const [storm, volume, body] = loop(bench, noise(bench, true), [
                {
                    type: 'bandpass',
                    hz: 420,
                    q: 0.6
                }
            ], 1.1, out);
            const [whistle, thin] = loop(bench, noise(bench), [
                {
                    type: 'bandpass',
                    hz: 1050,
                    q: 12
                }
            ], 0.03, out);
            const pitch = body.frequency;
            return [
                storm,
                whistle,
                sway(bench, 0.071, 170, pitch),
                sway(bench, 0.113, 0.45, volume.gain),
                sway(bench, 0.047, 0.026, thin.gain)
            ];
        }
    },
    rain: {
        bed (bench, out) {
            const drops = clicks(bench, 'drops', 6, 55, [
                1700,
                4600
            ], 0.035);
            const [hiss] = loop(bench, noise(bench), [
                {
                    type: 'bandpass',
                    hz: 4200,
                    q: 0.5
                }
            ], 0.045, out);
            const [sheet] = loop(bench, drops, [
                {
                    type: 'peaking',
                    hz: 2300,
                    q: 3
                }
            ], 0.55, out);
            return [
                hiss,
                sheet
            ];
        }
    },
    guns: {
        every: [
            6,
            17
        ],
        stroke (bench, out, at) {
            const salvo = 1 + Math.floor(bench.random() * 3.4);
            for(let nth = 0; nth < salvo; nth++)thud(bench, out, at + nth * between(bench, 0.5, 1.4), between(bench, 0.9, 1.8));
        }
    },
    stove: {
        bed (bench, out) {
            const [fire, volume] = loop(bench, noise(bench, true), [
                {
                    type: 'lowpass',
                    hz: 240
                }
            ], 0.35, out);
            const [wood] = loop(bench, clicks(bench, 'crackle', 8, 7, [
                700,
                3000
            ], 0.012), [
                {
                    type: 'highpass',
                    hz: 500
                }
            ], 2, out);
            return [
                fire,
                wood,
                sway(bench, 0.31, 0.16, volume.gain)
            ];
        }
    },
    steps: {
        every: [
            7,
            15
        ],
        stroke (bench, out, at) {
            const count = 3 + Math.floor(bench.random() * 5);
            for(let nth = 0; nth < count; nth++)step(bench, out, at + nth * 0.56 + bench.random() * 0.06, nth % 2 ? 1.5 : 2);
        }
    },
    hall: {
        bed: (bench, out)=>loop(bench, noise(bench, true), [
                {
                    type: 'lowpass',
                    hz: 190
                }
            ], 0.4, out).slice(0, 1),
        every: [
            2.5,
            8
        ],
        stroke (bench, out, at) {
            const hz = between(bench, 850, 1250);
            for (const [late, share] of [
                [
                    0,
                    1
                ],
                [
                    0.19,
                    0.35
                ],
                [
                    0.41,
                    0.15
                ]
            ])tone(bench, out, {
                at: at + late,
                hz,
                to: hz * 1.5,
                peak: 0.1 * share,
                decay: 0.07
            });
        }
    },
    dread: {
        bed (bench, out) {
            const volume = bench.ctx.createGain();
            volume.gain.value = 0.13;
            volume.connect(out);
            const tones = [
                55,
                58.2,
                110.4,
                116.1
            ].map((hz)=>{
                const source = bench.ctx.createOscillator();
                source.type = 'triangle';
                source.frequency.value = hz;
                source.connect(volume);
                source.start();
                return source;
            });
            return [
                ...tones,
                sway(bench, 0.13, 0.06, volume.gain)
            ];
        }
    },
    strings: {
        every: [
            6.5,
            8
        ],
        stroke (bench, out, at) {
            for (const hz of CHORDS[Math.floor(bench.random() * CHORDS.length)])bowed(bench, out, at, hz, 0.3, 7);
        }
    },
    insects: {
        bed: (bench, out)=>[
                loop(bench, insects(bench), [], 0.5, out)[0]
            ]
    },
    moans: {
        every: [
            3.5,
            9
        ],
        stroke: (bench, out, at)=>groan(bench, out, at, between(bench, 0.5, 0.9))
    },
    drums: {
        every: [
            2.35,
            2.5
        ],
        stroke (bench, out, at) {
            drum(bench, out, at, 0.5);
            drum(bench, out, at + 0.42, 0.3);
        }
    },
    birds: {
        every: [
            0.9,
            3.2
        ],
        stroke (bench, out, at) {
            const hz = between(bench, 2300, 3900);
            const notes = 2 + Math.floor(bench.random() * 4);
            for(let nth = 0; nth < notes; nth++)tone(bench, out, {
                at: at + nth * 0.13,
                hz: hz * between(bench, 0.85, 1.1),
                to: hz * between(bench, 0.95, 1.3),
                peak: 0.13,
                attack: 0.02,
                decay: 0.08
            });
        }
    }
};
const wood = (bench, out, at, peak, hz = 240)=>{
    burst(bench, out, {
        at,
        peak,
        decay: 0.09,
        filters: [
            {
                type: 'bandpass',
                hz,
                q: 3
            }
        ]
    });
    tone(bench, out, {
        at,
        hz: hz * 0.62,
        to: hz * 0.5,
        peak: peak * 0.5,
        decay: 0.12
    });
};
const STROKES = {
    page (bench, out, at) {
        burst(bench, out, {
            at,
            peak: 0.2,
            attack: 0.09,
            decay: 0.13,
            filters: [
                {
                    type: 'bandpass',
                    hz: 3300,
                    q: 0.8
                }
            ]
        });
        burst(bench, out, {
            at: at + 0.19,
            peak: 0.34,
            attack: 0.02,
            decay: 0.16,
            filters: [
                {
                    type: 'bandpass',
                    hz: 1900,
                    q: 0.9
                }
            ]
        });
    },
    dice (bench, out, at) {
        let when = at;
        for(let nth = 0; nth < 7; nth++){
            wood(bench, out, when, 0.8 * 0.8 ** nth, between(bench, 900, 1500));
            when += between(bench, 0.035, 0.075) * (1 + nth * 0.25);
        }
    },
    door (bench, out, at) {
        tone(bench, out, {
            at,
            hz: 310,
            to: 470,
            peak: 0.05,
            attack: 0.3,
            decay: 0.35,
            wave: 'sawtooth',
            filters: [
                {
                    type: 'bandpass',
                    hz: 900,
                    q: 9
                }
            ]
        });
        wood(bench, out, at + 0.75, 0.9, 150);
    },
    knock (bench, out, at) {
        for (const late of [
            0,
            0.24,
            0.46
        ])wood(bench, out, at + late, 1.1, 210);
    },
    break (bench, out, at) {
        wood(bench, out, at, 1.6, 130);
        wood(bench, out, at + 0.5, 1.8, 120);
        for(let nth = 0; nth < 6; nth++)wood(bench, out, at + 0.53 + bench.random() * 0.4, 0.5, between(bench, 500, 1500));
    },
    shot (bench, out, at) {
        burst(bench, out, {
            at,
            peak: 0.8,
            attack: 0.001,
            decay: 0.09,
            filters: [
                {
                    type: 'bandpass',
                    hz: 1600,
                    q: 0.5
                }
            ]
        });
        for (const late of [
            0.16,
            0.4,
            0.75
        ])burst(bench, out, {
            at: at + late,
            peak: 0.35 - late * 0.4,
            attack: 0.03,
            decay: 0.7,
            filters: [
                {
                    type: 'lowpass',
                    hz: 900 - late * 800
                }
            ]
        });
    },
    boom (bench, out, at) {
        thud(bench, out, at, 2.4);
        for(let nth = 0; nth < 8; nth++)wood(bench, out, at + 0.5 + bench.random() * 1.1, 0.25, between(bench, 400, 1800));
    },
    blow (bench, out, at) {
        burst(bench, out, {
            at,
            peak: 0.2,
            attack: 0.06,
            decay: 0.08,
            filters: [
                {
                    type: 'bandpass',
                    hz: 900,
                    q: 1
                }
            ]
        });
        wood(bench, out, at + 0.12, 1.1, 150);
        burst(bench, out, {
            at: at + 0.12,
            peak: 0.4,
            decay: 0.07,
            filters: [
                {
                    type: 'bandpass',
                    hz: 620,
                    q: 1.5
                }
            ]
        });
    },
    breath (bench, out, at) {
        for (const hz of [
            110,
            164.81,
            261.63
        ])bowed(bench, out, at, hz, 0.2, 4.5);
    },
    groan (bench, out, at) {
        groan(bench, out, at, 0.8);
        groan(bench, out, at + 0.5, 0.6);
    },
    drum (bench, out, at) {
        for (const [late, peak] of [
            [
                0,
                0.8
            ],
            [
                0.28,
                0.5
            ],
            [
                0.56,
                0.9
            ]
        ])drum(bench, out, at + late, peak);
    }
};
function* strokesOf(every, random, from) {
    for(let at = from + random() * every[0];; at += every[0] + random() * (every[1] - every[0]))yield at;
}

const FADE = 2.5;
const AHEAD = 3;
const TICK = 1000;
const TOUCHES = [
    'pointerup',
    'keydown'
];
class Player {
    onstate;
    ctx;
    master;
    channels = new Map();
    timer;
    bench;
    watch = ()=>this.rest();
    mix = {};
    constructor(volume, seed = Date.now(), onstate = ()=>undefined){
        this.onstate = onstate;
        this.ctx = new AudioContext({
            latencyHint: 'playback'
        });
        this.bench = {
            ctx: this.ctx,
            random: seeded(seed)
        };
        const limit = this.ctx.createDynamicsCompressor();
        this.master = this.ctx.createGain();
        this.master.connect(limit).connect(this.ctx.destination);
        this.volume = volume;
        this.timer = setInterval(()=>this.tick(), TICK);
        this.ctx.onstatechange = ()=>this.onstate(this.ctx.state);
        document.addEventListener('visibilitychange', this.watch);
        for (const touch of TOUCHES)document.addEventListener(touch, this.watch);
        this.rest();
    }
    set volume(share) {
        this.master.gain.setTargetAtTime(share ** 2, this.ctx.currentTime, 0.05);
    }
    rest() {
        if (this.ctx.state === 'closed') return;
        if (document.hidden) void this.ctx.suspend();
        else if (this.ctx.state !== 'running') void this.ctx.resume();
        this.onstate(this.ctx.state);
    }
    follow(mix) {
        this.mix = mix;
        const now = this.ctx.currentTime;
        for (const layer of LAYERS){
            const share = mix[layer] ?? 0;
            const channel = this.channels.get(layer) ?? (share ? this.open(layer) : null);
            if (!channel) continue;
            channel.volume.gain.setTargetAtTime(share, now, FADE / 3);
            channel.gone = share ? Infinity : now + FADE * 2;
        }
        this.tick();
    }
    open(layer) {
        const volume = this.ctx.createGain();
        volume.gain.value = 0;
        volume.connect(this.master);
        const { bed, every } = SCORES[layer];
        const strokes = every ? strokesOf(every, this.bench.random, this.ctx.currentTime) : null;
        const channel = {
            volume,
            sources: bed?.(this.bench, volume) ?? [],
            strokes,
            next: strokes?.next().value ?? Infinity,
            gone: Infinity
        };
        this.channels.set(layer, channel);
        return channel;
    }
    tick() {
        const now = this.ctx.currentTime;
        for (const [layer, channel] of this.channels){
            if (now > channel.gone) {
                channel.sources.forEach((source)=>source.stop());
                channel.volume.disconnect();
                this.channels.delete(layer);
                continue;
            }
            while(this.mix[layer] && channel.next < now + AHEAD){
                SCORES[layer].stroke?.(this.bench, channel.volume, Math.max(now, channel.next));
                channel.next = channel.strokes?.next().value;
            }
        }
    }
    play(effects) {
        if (this.ctx.state !== 'running') return;
        let at = this.ctx.currentTime + 0.03;
        for (const effect of effects){
            STROKES[effect](this.bench, this.master, at);
            at += 0.7;
        }
    }
    close() {
        clearInterval(this.timer);
        document.removeEventListener('visibilitychange', this.watch);
        for (const touch of TOUCHES)document.removeEventListener(touch, this.watch);
        void this.ctx.close();
    }
}
async function render(name, seconds, rate = 22050) {
    const ctx = new OfflineAudioContext(1, Math.round(seconds * rate), rate);
    const bench = {
        ctx,
        random: seeded(5)
    };
    const out = ctx.createGain();
    out.gain.value = 0.5;
    out.connect(ctx.destination);
    const effect = EFFECTS.find((one)=>one === name);
    if (effect) STROKES[effect](bench, out, 0.05);
    else {
        const { bed, every, stroke } = SCORES[name];
        bed?.(bench, out);
        for (const at of every && stroke ? strokesOf(every, bench.random, 0) : []){
            if (at > seconds) break;
            stroke?.(bench, out, at);
        }
    }
    return (await ctx.startRendering()).getChannelData(0);
}

  const listening = new Map()
  let player
  const heard = () => (player ??= new Player(0.8, 1))
  for (const button of document.querySelectorAll('[data-layer]'))
    button.onclick = () => {
      const on = !listening.delete(button.dataset.layer)
      if (on) listening.set(button.dataset.layer, 0.8)
      button.setAttribute('aria-pressed', on)
      heard().follow(Object.fromEntries(listening))
    }
  for (const button of document.querySelectorAll('[data-effect]'))
    button.onclick = () => {
      heard()
      setTimeout(() => player.play([button.dataset.effect]), 120)
    }
})()
