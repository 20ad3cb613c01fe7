/* People near the viewer, seen from behind: head and shoulders, dark, with a rim of light. The foot is the lower edge. */
import { by, grey, group, line, shape } from './svg.js';

const HEADS = {
  bare: 'M-22-118c-4-30 4-50 23-50s27 20 23 50c-2 18-10 30-23 30s-21-12-23-30z',
  wool: 'M-21-112c-2 14 8 26 22 26s24-12 22-26zM-25-114c-5-36 5-58 26-58s31 22 26 58c-18 6-36 6-52 0z',
  cap: 'M-21-112c-2 14 8 26 22 26s24-12 22-26zM-26-128c-2-28 8-42 27-42s29 14 27 42c-18 5-38 5-54 0zM-27-130c-8 2-12 6-12 9 22 6 58 6 80 0 0-3-4-7-12-9z',
  scarf: 'M-30-84c-8-44 2-86 31-86s39 42 31 86l10 22h-82z',
  hood: 'M-34-76c-10-52 6-98 35-98s45 46 35 98l8 18h-86z',
};
const COAT = 'M-150 10C-146-34-132-62-98-72C-68-80-44-84-26-98L28-98C46-84 70-80 100-72C134-62 148-34 152 10z';

/** Head and shoulders from behind, about 300 wide and 170 high. */
export const back = (hat = 'wool', { form = 'formR', v = 9, add = '' } = {}) =>
  group(
    shape(COAT, grey(v, 0.3)) +
      shape('M-34-98c10-10 60-10 70 0l8 14c-26 10-60 10-86 0z', grey(v, 0.3)) +
      shape(HEADS[hat], grey(v, 0.3)) +
      line('M-60-74c6 26 4 50 2 84M64-74c-6 26-6 50-2 84', '#000', 2, 'opacity=".6"') +
      add,
    by(form),
  );
