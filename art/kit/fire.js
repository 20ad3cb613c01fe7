/* Flames and lamps: what shines in itself. Its light is laid by light.js. */
import { at, by, line, shape } from './svg.js';

export const barrelFire = () =>
  shape('M-22 0L-24-58H24L22 0z', '#141210') +
  line('M-23-20h46M-24-42h48', '#2c2620', 2) +
  shape('M-8-30l5 0 0 6-5 0zM6-14l5 0 0 6-5 0zM-14-12l4 0 0 5-4 0z', '#ffb95e');

export const flame = (s = 1) =>
  at(
    0,
    0,
    s,
    shape(
      'M0 0c-12-2-16-14-10-26 2 6 5 7 6 4 0-12 6-16 5-30 10 8 8 18 12 24 2-3 3-5 2-9 8 12 6 34-15 37z',
      '#ffb24a',
      by('b06'),
    ) + shape('M0-1c-7-1-9-8-5-16 2 4 3 3 4 0 1-6 3-8 3-14 5 6 4 10 6 14 4 6 2 15-8 16z', '#fff0c0', by('b06')),
  );

export const oilLamp = () =>
  shape('M-6 0h12l2-5-4-3h-8l-4 3z', '#2a241c') +
  shape('M-4-8c-3-5-3-8 0-13h8c3 5 3 8 0 13z', '#ffdf9c') +
  line('M-6-8c-5-10-3-18 6-18s11 8 6 18', '#2a241c', 1.2) +
  shape('M-4-21h8l-2-4h-4z', '#2a241c');

export const candle = (h = 26) =>
  shape(`M-5 0V-${h}c3-2 7-2 10 0V0z`, '#cdbf9f') +
  shape(`M-5-${h - 3}c0 6 2 8 2 13s2 3 2-1 1-8 6-8v-4z`, '#e6dabb') +
  line(`M0-${h + 1}v-4`, '#1a1208', 1.2) +
  at(0, -h - 3, 0.34, flame());
