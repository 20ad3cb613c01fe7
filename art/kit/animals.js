/* Animals that live with people. Origin: between the paws. */
import { by, group, line, shape } from './svg.js';

/** A cat that sits, looking right; `v` how light its fur is. */
export const catSitting = (fur = '#33281f', light = '#e3c392') =>
  group(
    shape(
      'M-20 0C-27-12-25-34-13-45C-8-50-6-55-7-61C-8-70-5-76-2-79L-2-88L6-82C10-83 14-82 18-80L25-85L25-74C29-68 28-60 22-56C18-53 15-50 15-44C18-32 20-14 19 0z',
      fur,
    ) +
      shape('M-18 0C-32 1-45-4-48-14C-50-22-44-27-41-22C-40-13-31-9-18-10z', fur) +
      shape('M14-56C18-40 20-16 19 0H12C13-18 12-38 8-52z', light, 'opacity=".55"') +
      line('M5 0C6-14 5-26 2-34M12 0C12-10 12-18 11-24', '#171412', 1.4, 'opacity=".8"') +
      line('M9-71l3 1M18-71l3-1M13-64l2 2l2-2', '#0f0d0b', 1.3),
    by('rough1'),
  );

/** A cat asleep, rolled up. */
export const catAsleep = (fur = '#33281f', light = '#e3c392') =>
  group(
    shape('M-36-2C-44-16-32-33-8-34C18-35 38-24 37-10C36-2 30 0 22 0H-24C-30 0-34 0-36-2z', fur) +
      shape('M10-6C4-16 8-25 15-27L16-33L22-28L30-31L30-24C36-20 37-10 30-6C24-3 15-2 10-6z', fur) +
      shape('M-30-4C-18 2 8 2 20-3C10 4-20 6-30-4z', light, 'opacity=".5"') +
      line('M18-15l4 1M26-14l4-1M-8-30C2-30 10-28 14-25', '#141110', 1.2, 'opacity=".8"'),
    by('rough1'),
  );

/** A dog that sits, looking right, ears up. */
export const dogSitting = (fur = '#4a3422', light = '#d8b07c', collar = '#7c3a2c') =>
  group(
    shape(
      'M-34 0C-44-22-34-50-12-66C-6-72-4-80-4-88C-6-98-2-106 4-110L0-122L12-114C20-116 28-112 32-106L46-100C50-98 50-92 45-89L32-86C28-80 24-78 22-72C24-52 26-22 27 0z',
      fur,
    ) +
      shape('M-30 0C-44-2-56-14-58-28C-58-32-54-33-52-29C-48-18-40-12-28-12z', fur) +
      shape('M20-72C25-50 27-22 27 0H18C20-24 18-48 12-66z', light, 'opacity=".55"') +
      shape('M-5-80C4-74 14-72 23-74L22-68C12-66 2-68-6-74z', collar) +
      line('M6 0C8-20 7-38 3-52M17 0C18-14 18-26 16-36M24-101l3 0M44-97l3 1', '#14100d', 1.6, 'opacity=".85"'),
    by('rough1'),
  );

/** A dog lying down, its head on its paws. */
export const dogLying = (fur = '#4a3422', light = '#d8b07c', collar = '#7c3a2c') =>
  group(
    shape(
      'M-58-2C-66-18-54-38-30-40C-8-42 10-40 24-36C30-42 38-44 44-42L48-50L54-40C62-36 68-30 76-26C80-24 79-17 74-16C62-14 54-12 46-14C40-8 30-4 20-2z',
      fur,
    ) +
      shape('M-56-6C-30 2 20 2 70-8L76-2L30 2H-50z', light, 'opacity=".45"') +
      shape('M26-36C28-26 30-18 36-12L42-14C36-20 33-28 33-39z', collar) +
      line('M56-30l4 1M74-22l3 1M-30-10C-20-20-10-24 0-24', '#14100d', 1.5, 'opacity=".8"'),
    by('rough1'),
  );
