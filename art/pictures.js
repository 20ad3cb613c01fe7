/* All pictures: name → { for, size, draw, alpha, topics }. One line for each module that draws some. */
const MODULES = [
  'mine/people',
  'mine/events',
  'mine/raids',
  'mine/residents',
  'mine/visitors',
  'mine/market',
  'mine/aid-zone',
  'mine/sewers',
  'mine/chapters',
  'mine/objectives',
  'mine/fate',
  'mine/narrative',
  'mine/epilogues',
  'mine/rooms/deaths',
  'mine/rooms/left-behind',
  'mine/rooms/narrative',
  'mine/rooms/met',
  'mine/rooms/nights',
  'mine/rooms/stairs',
  'mine/rooms/visits',
  'mine/rooms/pages',
  'mine/rooms/streets',
  'mine/rooms/doorsteps',
  'mine/rooms/lodgings',
  'mine/rooms/mornings',
  'mine/rooms/hours',
  'mine/pages',
  'mine/extras',
  'mine/pets',
  'mine/desperate',
  'mine/scenarios',
  'daylight/figures',
  'daylight/people',
  'daylight/cards',
  'daylight/scenes',
  'daylight/sky',
  'mine/locations/crowds',
  'mine/locations/public',
  'mine/locations/works',
  'mine/locations/homes',
  'mine/house/walls',
  'mine/house/cards',
  'mine/house/fittings',
  'mine/house/shell',
  'mine/house/other',
  'mine/exploration/searches',
  'mine/exploration/ways',
  'mine/exploration/signs',
  'mine/findings/close',
  'mine/plain',
];

const NAME = /^[a-z]+\/[a-z-]+\/[a-z0-9-]+$/;

/** Gathers the modules; two pictures of one name, or a name that is none, are a mistake. */
export const gather = async (modules = MODULES) => {
  const all = new Map();
  for (const module of modules)
    for (const [name, picture] of Object.entries((await import(`./${module}.js`)).default)) {
      if (!NAME.test(name)) throw new Error(`${module}: "${name}" is not game/family/id`);
      if (all.has(name)) throw new Error(`${module}: ${name} is drawn twice`);
      if (typeof picture.draw !== 'function') throw new Error(`${module}: ${name} has no draw(id)`);
      if (!(picture.size?.[0] > 0 && picture.size?.[1] > 0)) throw new Error(`${module}: ${name} has no size`);
      all.set(name, picture);
    }
  return all;
};
