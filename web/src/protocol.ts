/* Made by make protocol from src/tilldawn/web/protocol.py. Do not edit. */

export interface Protocol {
  Again: Again;
  AgreedWords: AgreedWords;
  Answer: Answer;
  AnswerWords: AnswerWords;
  Ask: Ask;
  AttackPlan: AttackPlan;
  AttackView: AttackView;
  Beat: Beat;
  BeatPart: BeatPart;
  BeatRow: BeatRow;
  Begin: Begin;
  Blow: Blow;
  BlowWords: BlowWords;
  CardView: CardView;
  Cell: Cell;
  CellWords: CellWords;
  Change: Change;
  ChangeWords: ChangeWords;
  ChartRow: ChartRow;
  ChartWords: ChartWords;
  Choice: Choice;
  ColumnWords: ColumnWords;
  CombatView: CombatView;
  Company: Company;
  Confirm: Confirm;
  DaylightFoeView: DaylightFoeView;
  DaylightPrinted: DaylightPrinted;
  DaylightTableView: DaylightTableView;
  DealView: DealView;
  Done: Done;
  Draft: Draft;
  DraftRow: DraftRow;
  Earlier: Earlier;
  Ending: Ending;
  Explained: Explained;
  Extra: Extra;
  FaceView: FaceView;
  FittingView: FittingView;
  Foresee: Foresee;
  Foreseen: Foreseen;
  ForesightWords: ForesightWords;
  Free: Free;
  GameWords: GameWords;
  GiftView: GiftView;
  Goal: Goal;
  GoodView: GoodView;
  Grid: Grid;
  GridColumn: GridColumn;
  GridRow: GridRow;
  GuideNote: GuideNote;
  Happening: Happening;
  Hearts: Hearts;
  Hello: Hello;
  Joined: Joined;
  Joining: Joining;
  Level: Level;
  Line: Line;
  Lobby: Lobby;
  LocationView: LocationView;
  Log: Log;
  Look: Look;
  LostView: LostView;
  MarkWords: MarkWords;
  Me: Me;
  MineFoeView: MineFoeView;
  MinePrinted: MinePrinted;
  MineTableView: MineTableView;
  MyTable: MyTable;
  Naming: Naming;
  NewSeat: NewSeat;
  NewTable: NewTable;
  NoteView: NoteView;
  ObjectiveView: ObjectiveView;
  OddsWords: OddsWords;
  Opened: Opened;
  OpenedCard: OpenedCard;
  Opening: Opening;
  OptionGroup: OptionGroup;
  OptionWords: OptionWords;
  Order: Order;
  Pace: Pace;
  Page: Page;
  Passage: Passage;
  Past: Past;
  PerkView: PerkView;
  PersonView: PersonView;
  PersonWords: PersonWords;
  PlanChoice: PlanChoice;
  PlanDeed: PlanDeed;
  PlanPerson: PlanPerson;
  PlanStep: PlanStep;
  PlayerView: PlayerView;
  Pondering: Pondering;
  Private: Private;
  Proposal: Proposal;
  RaidView: RaidView;
  Ready: Ready;
  RefusalWords: RefusalWords;
  Refused: Refused;
  Relink: Relink;
  Risk: Risk;
  Room: Room;
  RuleTitle: RuleTitle;
  RuleWords: RuleWords;
  Rules: Rules;
  ScenarioView: ScenarioView;
  SeatAt: SeatAt;
  Settle: Settle;
  Sight: Sight;
  Sit: Sit;
  SpaceView: SpaceView;
  SpreadWords: SpreadWords;
  StagePlan: StagePlan;
  StageWords: StageWords;
  Standing: Standing;
  State: State;
  Stuck: Stuck;
  TermWords: TermWords;
  ThingWords: ThingWords;
  TieWords: TieWords;
  TripView: TripView;
  Trouble: Trouble;
  Try: Try;
  TurnView: TurnView;
  TurnWords: TurnWords;
  Undo: Undo;
  Vote: Vote;
  WallAt: WallAt;
  WeaponView: WeaponView;
  You: You;
}
/**
 * The table the same people go on to.
 */
export interface Again {
  table: string;
}
/**
 * Something that was chosen before play: which choice it was, what was chosen, and what that means.
 */
export interface AgreedWords {
  brief: boolean;
  chosen: string;
  name: string;
  text: string;
}
/**
 * One answer to the open request, or something done at any time.
 */
export interface Answer {
  id: string;
  option: string;
  revision: number;
  type: "answer";
}
/**
 * A question people ask, and the answer.
 */
export interface AnswerWords {
  answer: string;
  id: string;
  question: string;
  rules: string[];
}
/**
 * The question the game waits on.
 */
export interface Ask {
  about: string[];
  anytime: OptionWords[];
  done: number;
  families: {
    [k: string]: string;
  };
  kind: string;
  moment: boolean;
  opened?: OpenedCard[];
  options: OptionWords[];
  page: Page | null;
  panel: string;
  pressing: string[];
  prompt: string;
  refused: RefusalWords[];
  rule: string;
  seat: number;
  seats: number[];
  suggested?: string;
  topic: string;
  total: number;
  unasked?: boolean;
}
/**
 * One thing that may be answered.
 */
export interface OptionWords {
  id: string;
  refs: string[];
  rule: string;
  seat: number;
  text: string;
  verb: string;
  warning: string;
}
/**
 * A card that lies open: its rows, which of them count, and why.
 */
export interface OpenedCard {
  card: string;
  name: string;
  rows: ChartRow[];
  said: string;
  text: string;
}
/**
 * A row that is printed on a card.
 */
export interface ChartRow {
  cells: CellWords[];
  counts?: boolean | null;
  id: string;
  name: string;
  ref: string;
}
/**
 * One entry of a row: an icon with what is printed beside it, and all of it in words.
 */
export interface CellWords {
  ref: string;
  text: string;
  words: string;
}
/**
 * A page of the book: to be read, or being resolved.
 */
export interface Page {
  odds: string;
  picture?: string;
  text: string;
  title: string;
}
/**
 * What is not possible now, and why.
 */
export interface RefusalWords {
  refs: string[];
  rule: string;
  seat: number;
  text: string;
  why: string;
}
/**
 * An attack the player whose turn it is could make: a weapon, and how much Ammo.
 */
export interface AttackPlan {
  ammo: number;
  cost: number;
  draws: number;
  falls: {
    [k: string]: number;
  };
  more: number;
  nobody: {
    [k: string]: number;
  };
  splash: number;
  ways: [number, number][];
  weapon: string;
}
export interface AttackView {
  ammo: number;
  bonus: number;
  boosts: string[];
  draws: number;
  neighbours: string[];
  splash: number;
  target: string;
  weapon: string;
}
/**
 * A moment to be shown: lines `first` to `last` of the log, the last one not included (`play.beats`).
 */
export interface Beat {
  blow: BlowWords | null;
  card: string;
  done: boolean;
  first: number;
  flavour: string;
  folded?: boolean;
  kicker: string;
  kind: string;
  last: number;
  names: {
    [k: string]: string;
  };
  number: number;
  of: number;
  opened?: OpenedCard[];
  page: string;
  parts: BeatPart[];
  people: string[];
  picture?: string;
  said: string;
  short: BeatRow[];
  text: string;
  title: string;
  twice: boolean;
  weight: string;
}
/**
 * Who strikes whom: the blow by itself (-1: not known), the cards turned up, the one that counted, and
 *     what it came to.
 */
export interface BlowWords {
  applied: string;
  base: number;
  by: string;
  cards: string[];
  damage: number;
  hearts: Hearts[];
  to: string;
}
/**
 * Somebody's Health before and after.
 */
export interface Hearts {
  after: number;
  before: number;
  who: string;
}
/**
 * A part of what came of it, under a title of its own or none.
 */
export interface BeatPart {
  rows: BeatRow[];
  title: string;
  tone: string;
}
/**
 * One thing that came of a beat: the place of its line in the log, and what can be drawn of it.
 */
export interface BeatRow {
  at: number;
  refs: string[];
  text: string;
  tone: string;
}
/**
 * The game begins. Seats nobody holds are waited for, unless a bot ("bot") or the host ("me") shall
 *     decide there. For the host only.
 */
export interface Begin {
  hold?: string;
  id: string;
  type: "begin";
}
/**
 * An enemy's attack to come, as far as it can be known before.
 */
export interface Blow {
  barricade: boolean;
  damage: number;
  draws: number;
  enemy: string;
  target: string;
  trapped: boolean;
}
/**
 * The printed side of a Rubble card that somebody holds or that lies open.
 */
export interface CardView {
  family: string;
  hearts: number;
  stacks: boolean;
  starting: boolean;
  weapon: WeaponView | null;
}
export interface WeaponView {
  ammo: string;
  draws: number;
  fixed: number;
  kind: string;
  splash: number;
}
/**
 * Where a row and a column meet.
 */
export interface Cell {
  count: number;
  keys: string[] | null;
  more: string[] | null;
  note?: string;
  text: string;
  then: Level[];
}
/**
 * How somebody would stand in one State, and how they stand now.
 */
export interface Level {
  level: number;
  state: string;
  was: number;
  word: string;
}
/**
 * What has changed since the step before. A page that was told another one says hello for the whole.
 */
export interface Change {
  log: Log;
  parts: {};
  remark: string;
  revision: number;
  step: number;
  type: "change";
}
/**
 * A stretch of the log: `first` is the place of its first line; all lines from there on are replaced.
 */
export interface Log {
  anew: boolean;
  beats: Beat[];
  first: number;
  lines: Line[];
  total: number;
}
/**
 * One line of the log.
 */
export interface Line {
  at: number;
  event: string;
  facts: {};
  page: Page | null;
  rule: string;
  text: string;
  to: number;
  tone: string;
}
/**
 * Something that will be otherwise: a number of a thing, before and after, and that in words.
 */
export interface ChangeWords {
  after: number;
  before: number;
  ref: string;
  text: string;
  tone: string;
  what: string;
}
/**
 * Numbers over the course of the game.
 */
export interface ChartWords {
  columns: ColumnWords[];
  steps: string[];
  title: string;
}
/**
 * A row of numbers over the days or Rounds.
 */
export interface ColumnWords {
  name: string;
  ref: string;
  values: number[];
  worse: boolean;
}
/**
 * Something to choose for a new table.
 */
export interface Choice {
  group: string;
  id: string;
  name: string;
  note: string;
  page?: Passage[];
  picture?: string;
  text: string;
  ties?: TieWords[];
}
/**
 * A part of what there is to read about a choice.
 */
export interface Passage {
  text: string;
  title: string;
}
/**
 * What stands between a choice and another one: it needs it, goes not with it, or brings it along.
 */
export interface TieWords {
  bond: string;
  choice: string;
  option: string;
  why: string;
}
export interface CombatView {
  break_at: number;
  card: string;
  dead: number;
  dealt: number;
  dodging: string[];
  down: string[];
  faces: string[];
  fighters: string[];
  foes: MineFoeView[];
  home: boolean;
  round: number;
  talk: boolean;
}
export interface MineFoeView {
  dodging: boolean;
  down: boolean;
  last: number;
  letter: string;
  prowess: number;
  token: string;
  weapon: string;
  wounds: number;
}
/**
 * What has happened among the people: all that is remembered to a page that comes, then what is new. It
 *     is remembered as long as the table is awake, and is no part of the game's journal.
 */
export interface Company {
  events: Happening[];
  news: boolean;
  type: "company";
}
/**
 * Something that happened among the people of a table, apart from the game.
 */
export interface Happening {
  at: number;
  kind: string;
  name: string;
  number: number;
  other: string;
}
/**
 * A chain of answers, put together on a panel.
 */
export interface Confirm {
  id: string;
  /**
   * @maxItems 200
   */
  keys: string[];
  revision: number;
  type: "confirm";
}
export interface DaylightFoeView {
  aim: string;
  away: boolean;
  bolsters: number;
  bonus: number;
  draws: number;
  enemy: boolean;
  fixed: number;
  grenade: boolean;
  health: number;
  id: string;
  ignores_barricades: boolean;
  kind: string;
  left: number;
  spears: number;
  splash: number;
  steals: boolean;
}
/**
 * What a page needs of it.
 */
export interface DaylightPrinted {
  pack_room: number;
  phases: string[];
  rounds: number;
}
/**
 * The whole table of Survive Until Daylight, as ids and numbers.
 */
export interface DaylightTableView {
  active: number;
  active_top: string;
  assault: string;
  assaults: number;
  attack: AttackView | null;
  attacked: number;
  cards: {
    [k: string]: CardView;
  };
  combat: number;
  combat_discard: {
    [k: string]: number;
  };
  coming: {
    [k: string]: number;
  };
  difficulty: string;
  drawn: string[];
  enemy: string;
  faces: {
    [k: string]: FaceView;
  };
  first: number;
  found: string[];
  gifts: GiftView[];
  line: DaylightFoeView[];
  line_on_reveal: boolean;
  modes: string[];
  one_energy_drink: boolean;
  past_assaults: string[];
  phase: string;
  players: PlayerView[];
  printed: DaylightPrinted;
  recipes: {
    /**
     * @minItems 2
     * @maxItems 2
     */
    [k: string]: [string, string];
  };
  round: number;
  rubble: number;
  rubble_discard: {
    [k: string]: number;
  };
  seat: number;
  sight?: Sight | null;
  tokens: {
    [k: string]: number;
  };
  turn: TurnView | null;
  unseen: {
    [k: string]: {
      [k: string]: number;
    };
  };
  waiting: string[];
  wave: number;
  wave_in_active: boolean;
}
/**
 * A Combat card: what it adds to the Damage, its Splash, and whether Loose Rubble falls.
 */
export interface FaceView {
  damage: number;
  loose_rubble: boolean;
  splash: number;
}
/**
 * A card on its way to somebody, who has not answered yet; it is still among its giver's items.
 */
export interface GiftView {
  card: string;
  inside: string[];
  seat: number;
  to: number;
}
export interface PlayerView {
  barricades: number;
  character: string;
  given: number;
  has_wave: boolean;
  health: number;
  is_first: boolean;
  items: {
    [k: string]: number;
  };
  packs: string[][];
  perks: PerkView[];
  ready: boolean;
  seat: number;
  slot_limit: number;
  slots: number;
  track: number;
  traps: number;
}
export interface PerkView {
  first: boolean;
  id: string;
  ready: boolean;
}
/**
 * What can be known of what is to come; worked out for people to look at, not for every look of a bot.
 */
export interface Sight {
  blows: Blow[];
  extra: {
    [k: string]: number;
  };
  near: {
    [k: string]: string[];
  };
  next_card: {
    [k: string]: number;
  };
  placed: string[];
  plans: AttackPlan[];
  risk: Risk | null;
  tolls: [number, number][];
  wave_by: [number, number][];
  without: {
    [k: string]: Blow[];
  };
}
/**
 * How likely a player dies in the enemies' turn, if nobody acts any more.
 */
export interface Risk {
  dies: number;
  exact: boolean;
  seat: number;
  without: {
    [k: string]: number;
  };
}
export interface TurnView {
  any: number;
  attacks: number;
  crafts: number;
  seat: number;
}
export interface DealView {
  basket: {
    [k: string]: number;
  };
  bonus: number;
  fee: number;
  goods: {
    [k: string]: number;
  };
  home: boolean;
  list: string;
  paid: number;
  price: number;
}
/**
 * What you sent has been done and kept.
 */
export interface Done {
  id: string;
  type: "done";
}
/**
 * What a chain of answers would come to.
 */
export interface Draft {
  advice: string[];
  complete: boolean;
  confirm: string[];
  done: number;
  fill: boolean;
  finish: string;
  finish_text: string;
  grid: Grid | null;
  keys: string[];
  ordered?: boolean;
  plan: StagePlan | null;
  prompt: string;
  revision: number;
  rows: DraftRow[];
  seat: number;
  tally: string;
  total: number;
  type: "draft";
  view: {};
  warnings: string[];
}
/**
 * The whole picture.
 */
export interface Grid {
  alarm: boolean;
  call: string;
  cells: Cell[][];
  columns: GridColumn[];
  extras: Extra[];
  kind: string;
  rows: GridRow[];
  why: string;
}
/**
 * What can be given or done.
 */
export interface GridColumn {
  about: string;
  alarm: boolean;
  count: number;
  left: number;
  name: string;
  of: number;
  ref: string;
  text: string;
}
/**
 * Something more that can be chosen, beside the cells.
 */
export interface Extra {
  chosen: boolean;
  keys: string[];
  refs: string[];
  text: string;
}
/**
 * Somebody, and how they stand after all that has been chosen.
 */
export interface GridRow {
  lost: boolean;
  now: Level[];
  open: boolean;
  ref: string;
  text: string;
  then: Level[];
}
/**
 * A stage of the day being planned (`mine`): who can do what, and who will.
 */
export interface StagePlan {
  deeds: PlanDeed[];
  idle: string[];
  people: PlanPerson[];
  steps: PlanStep[];
}
/**
 * Something that can be given to somebody to do in this stage.
 */
export interface PlanDeed {
  choices: PlanChoice[];
  costs: {
    [k: string]: number;
  };
  id: string;
  refs: string[];
  rule: string;
  text: string;
  tool: string;
  verb: string;
  warning: string;
}
/**
 * Something an assignment leaves open (how often, with what, where), and how it is settled.
 */
export interface PlanChoice {
  chosen: string;
  kind: string;
  options: OptionWords[];
  prompt: string;
}
/**
 * Somebody in this stage: what they could be given, whatever the plan gives them so far.
 */
export interface PlanPerson {
  deeds: string[];
  fixed: boolean;
  id: string;
  instead: {
    [k: string]: string;
  };
  refused: RefusalWords[];
  why: string;
}
/**
 * One assignment of the plan.
 */
export interface PlanStep {
  deed: PlanDeed;
  helper: string;
  way: string;
  who: string;
}
/**
 * One line of a panel: what can be added, and how often it is in.
 */
export interface DraftRow {
  count: number;
  key: string;
  open: boolean;
  refs: string[];
  text: string;
}
/**
 * Lines of the log before this one.
 */
export interface Earlier {
  before: number;
  type: "earlier";
}
/**
 * How the game ended, the story of it in a few lines, and the last scene.
 */
export interface Ending {
  charts: ChartWords[];
  marks: string[];
  people: PersonWords[];
  picture?: string;
  reason: string;
  rule: string;
  story: string[];
  turns: TurnWords[];
  won: boolean;
}
/**
 * What became of somebody; `fate` is alive, died or left.
 */
export interface PersonWords {
  fate: string;
  name: string;
  page: string;
  picture?: string;
  ref: string;
  text: string;
  title: string;
}
/**
 * Where it turned: the place of the line that tells it.
 */
export interface TurnWords {
  at: number;
  good: boolean;
  text: string;
  when: string;
}
/**
 * What a name, icon or number means now, and the rules behind it; without a name it means nothing.
 */
export interface Explained {
  flavour: string;
  name: string;
  now: string[];
  ref: string;
  rows?: ChartRow[];
  rules: RuleTitle[];
  step: number;
  term: string;
  text: string;
  type: "explained";
}
/**
 * A row of the rulebook, short.
 */
export interface RuleTitle {
  id: string;
  text: string;
  title: string;
}
export interface FittingView {
  affordable: boolean;
  becomes: string[];
  cost: {
    [k: string]: number;
  };
  id: string;
  next_to: string;
  places: string[];
}
/**
 * What will come of these options? Changes nothing, and nobody else hears of it.
 *
 *     Any of the open request's options may be asked about, several at once; so may what would be asked `after`
 *     a chain of answers not yet given (ids, or keys of a `Draft`). The answer is one `Foreseen`, which has the
 *     options it could tell of in the order asked for. Everybody at the table may ask, watchers too: all of it
 *     is open information. A component of the page does not send this itself, it calls `table.foresee(ids)` and
 *     reads `table.foreseen(id)` (web/src/lib/foresight.svelte.ts): one message for all, once per revision.
 */
export interface Foresee {
  /**
   * @maxItems 200
   */
  after?: string[];
  /**
   * @minItems 1
   * @maxItems 12
   */
  options: [string, ...string[]];
  revision: number;
  type: "foresee";
}
/**
 * What will come of options that were asked about.
 */
export interface Foreseen {
  after: string[];
  options: ForesightWords[];
  revision: number;
  type: "foreseen";
}
/**
 * What will come of an option.
 */
export interface ForesightWords {
  chance: boolean;
  changes: ChangeWords[];
  gist: string;
  notes: string[];
  odds: OddsWords[];
  option: string;
  says: string;
  spreads: SpreadWords[];
  warnings: string[];
}
/**
 * Something that may happen, and how likely.
 */
export interface OddsWords {
  anyway?: boolean;
  key: string;
  likely: string;
  of: number;
  over: number;
  ref: string;
  share: number;
  tenths: number;
  text: string;
  tone: string;
}
/**
 * A number that hangs on chance: what it comes to on average, and how likely each value is.
 */
export interface SpreadWords {
  key: string;
  mean: number;
  ref: string;
  shares: number[];
  text: string;
  values: number[];
}
/**
 * Nobody holds a seat any more, and its old link no longer opens it: the host takes it back, or whoever
 *     holds it stands up.
 */
export interface Free {
  id: string;
  seat: number;
  type: "free";
}
/**
 * A game as the start page shows it.
 */
export interface GameWords {
  bots: Choice[];
  guided: boolean;
  id: string;
  least: number;
  most: number;
  name: string;
  options: OptionGroup[];
  pitch: string;
}
/**
 * An option of a game: one of several, some of several, or a switch.
 */
export interface OptionGroup {
  choices: Choice[];
  default: string[];
  hint: string;
  id: string;
  kind: string;
  most: number;
  name: string;
  place?: string;
}
/**
 * Somewhere an undo could go: how much it takes back.
 */
export interface Goal {
  answers: number;
  reveals: number;
  to: string;
}
export interface GoodView {
  box: number;
  kind: string;
  value: number;
  weight: number;
}
/**
 * Something the guide of a guided table has to say now (`tilldawn.guide`).
 */
export interface GuideNote {
  at: string[];
  chapter: string;
  id: string;
  rule: string;
  text: string;
  title: string;
  wants: string;
}
/**
 * First message, and whenever the language changes: what the page has, and how it wants to be told.
 */
export interface Hello {
  lang: string;
  revision: number;
  type: "hello";
}
/**
 * What the link opened: a seat (-1 for none), and who else holds it just now.
 */
export interface Joined {
  here: boolean;
  name: string;
  seat: number;
  table: string;
  taken: boolean;
}
/**
 * Taking a seat, a place to watch or the host's part by its link. Without a key: the seat one has
 *     lost.
 */
export interface Joining {
  key?: string;
  name?: string;
  seats?: boolean;
  take?: boolean;
}
/**
 * Everything there is to choose from.
 */
export interface Lobby {
  colours: string[];
  games: GameWords[];
  lang: string;
  languages: string[];
  paces: string[];
  version: string;
}
export interface LocationView {
  actions: {
    [k: string]: number;
  };
  band: boolean;
  hidden: {
    [k: string]: number;
  };
  id: string;
  map: string[];
  slot: string;
  special: string[];
  unknown: number;
  visited: boolean;
}
/**
 * What does a name, icon or number mean? Changes nothing.
 */
export interface Look {
  ref: string;
  type: "look";
}
export interface LostView {
  cause: string;
  day: number;
  epilogue: string;
  id: string;
  left: boolean;
  sex: string;
  starting: boolean;
}
/**
 * A fact to keep in view: a goal with its deadline, or a danger.
 */
export interface MarkWords {
  details: string[];
  grade: string;
  kind: string;
  refs: string[];
  rule: string;
  short: string;
  term?: string;
  text: string;
  title: string;
}
/**
 * Who I am to this server.
 */
export interface Me {
  name: string;
  tables: MyTable[];
}
/**
 * One of my tables.
 */
export interface MyTable {
  game: string;
  heading: string;
  host: boolean;
  id: string;
  names: string[];
  over: boolean;
  seats: number[];
  when: number;
  won: boolean | null;
}
/**
 * What a page needs of it, and where things are on the side of the board that lies there.
 */
export interface MinePrinted {
  board: string;
  deeds: {
    [k: string]: string;
  };
  dice: {
    [k: string]: string;
  };
  enemy_last: number;
  holes: {
    [k: string]: WallAt;
  };
  ladders: [string, string][];
  last: number;
  loudest: number;
  night: string[];
  phases: string[];
  space_of: {
    [k: string]: string;
  };
  stages: number;
  walls: WallAt[];
  watched: {
    [k: string]: string;
  };
}
/**
 * A place in a wall: the one left of a column of a floor.
 */
export interface WallAt {
  column: number;
  floor: string;
}
/**
 * The whole table of This War of Mine, as ids and numbers.
 */
export interface MineTableView {
  active: {
    [k: string]: number;
  };
  board?: string;
  card: string;
  chapter_in: number;
  cold: number;
  combat: CombatView | null;
  day: number;
  deal: DealView | null;
  deck: FittingView[];
  effective_cold: number;
  epilogues: {
    [k: string]: string;
  };
  events: number;
  explored: string[];
  faded: string[];
  fate: string;
  finding: string;
  goods: {
    [k: string]: GoodView;
  };
  hand: string[];
  history: number[][];
  holds: string[];
  holes: {
    [k: string]: boolean;
  };
  hopeless: boolean;
  ideas: string[];
  lasting?: {
    [k: string]: string;
  };
  leader: number;
  level?: string;
  locations: LocationView[];
  lost: LostView[];
  modules: {
    [k: string]: {};
  };
  moment: string;
  newest: string;
  noise: number;
  notes: NoteView[];
  objective: ObjectiveView | null;
  objectives_left: number;
  offered: string[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  peace?: [number, number];
  people: PersonView[];
  phase: string;
  pile: {
    [k: string]: number;
  };
  pile_weight: number;
  piles: {
    [k: string]: number;
  };
  printed: MinePrinted;
  products: {
    [k: string]: number;
  };
  raid: RaidView | null;
  raid_cards?: number;
  reserve: {
    [k: string]: number;
  };
  resident: string;
  scenario?: ScenarioView | null;
  seats: number;
  seen: {
    [k: string]: string[];
  };
  settings: {
    [k: string]: boolean;
  };
  slot: string[];
  spaces: SpaceView[];
  stage: number;
  storage: {
    [k: string]: number;
  };
  tools: {
    [k: string]: number;
  };
  trip: TripView | null;
  unknown: number;
  unknown_seen: string[];
  visitor: string;
  wait: string[];
  x5: {
    [k: string]: number;
  };
}
/**
 * A Blank token with something written on it.
 */
export interface NoteView {
  about: string;
  day: number;
  name: string;
  phase: string;
  script: number;
  weight: number;
  where: string;
}
export interface ObjectiveView {
  counted?: boolean;
  goal: number;
  have?: number;
  id: string;
  judged?: number;
  met: boolean;
  number: number;
  pays: {
    [k: string]: number;
  };
  progress: number;
  steps: number;
  unfit?: string[];
}
export interface PersonView {
  actions: boolean[];
  asleep: boolean;
  at: string;
  ate: boolean;
  border: string;
  broke_off: boolean;
  busy: boolean;
  colour: string;
  costs: {
    [k: string]: number;
  };
  doctor: string;
  does: string;
  doing: string;
  dots: number;
  drank: boolean;
  edge: string[];
  empathy: number;
  fights: boolean;
  holding: boolean;
  id: string;
  inventory: number;
  late: boolean;
  medicine: {
    [k: string]: number;
  };
  notes: string[];
  posted: boolean;
  prowess: number;
  sex: string;
  shots: number;
  skill: string;
  spare: string;
  spirit: string[];
  starting: boolean;
  states: {
    [k: string]: number;
  };
  strained: boolean;
  task: string;
  tireless: boolean;
  used: string[];
  weapon: string;
  where: string;
}
export interface RaidView {
  card: string;
  damage: number;
  left: number;
  points: number;
  wounds: number;
}
/**
 * The scenario that is played, and how it stands in the words of its sheet.
 */
export interface ScenarioView {
  grade: "danger" | "good" | "plain" | "warn";
  id: string;
  judged: boolean;
  least: number;
  lines: string[];
  most: number;
  rules: number;
  words: {
    [k: string]: string | number | string[];
  };
}
export interface SpaceView {
  becomes: string[];
  card: string;
  column: number;
  fitting: string;
  floor: string;
  free: boolean;
  id: string;
  ladder: boolean;
  notes: string[];
  people: string[];
  printed: string;
  reach: boolean;
  stack: number;
  waiting: boolean;
}
export interface TripView {
  barred?: boolean;
  by_day?: boolean;
  ended: boolean;
  finds: number;
  limit: number;
  load: number;
  location: string;
  slot: string;
  takes: number;
}
/**
 * What somebody wants to be called.
 */
export interface Naming {
  name: string;
}
/**
 * A seat of a new table.
 */
export interface NewSeat {
  name?: string;
  player?: string;
}
/**
 * What a new table shall be.
 */
export interface NewTable {
  game: string;
  guide?: boolean;
  lang?: string;
  options?: {
    /**
     * @maxItems 20
     */
    [k: string]: string[];
  };
  /**
   * @minItems 1
   * @maxItems 6
   */
  seats: [NewSeat, ...NewSeat[]];
  seed?: string;
}
/**
 * What a link opens, and who is there; nothing has changed.
 */
export interface Opened {
  begun: boolean;
  game: string;
  heading: string;
  here: boolean;
  holder: string;
  kind: string;
  name: string;
  people: string[];
  seat: number;
  table: string;
  theirs: string[];
}
/**
 * Looking at what a link opens. Without a key: whether one has lost a seat here.
 */
export interface Opening {
  key?: string;
}
/**
 * A standing order of one's own seat.
 */
export interface Order {
  id: string;
  policy: string;
  revision: number;
  seat: number;
  topic: string;
  type: "order";
}
/**
 * How fast bots move.
 */
export interface Pace {
  id: string;
  pace: string;
  type: "pace";
}
/**
 * Earlier lines of the log.
 */
export interface Past {
  log: Log;
  type: "past";
}
/**
 * Somebody is putting a choice together; this is how far it has come.
 */
export interface Pondering {
  seat: number;
  text: string;
  type: "pondering";
  view: {};
}
/**
 * The key of somebody's own tables: what their browser shows the server. Never to be written anywhere.
 */
export interface Private {
  key: string;
}
/**
 * Somebody would like to go back past something chance has shown.
 */
export interface Proposal {
  agreed: number[];
  answers: number;
  by: string;
  reveals: number;
  waiting: number[];
}
/**
 * Whoever sends this could begin now, or not yet.
 */
export interface Ready {
  id: string;
  ready: boolean;
  type: "ready";
}
/**
 * What you sent has not been done, and why; the table is as it was.
 */
export interface Refused {
  id: string;
  stale: boolean;
  type: "refused";
  why: string;
}
/**
 * The host's link shall be another one; the old one opens nothing any more.
 */
export interface Relink {
  id: string;
  type: "relink";
}
/**
 * Who sits where: sent when somebody comes, goes or changes.
 */
export interface Room {
  begun: boolean;
  next: string;
  pace: string;
  proposal: Proposal | null;
  seats: SeatAt[];
  table: string;
  type: "room";
  watchers: number;
  you: You;
}
/**
 * A seat as everybody sees it.
 */
export interface SeatAt {
  colour: string;
  held: boolean;
  here: boolean;
  host: boolean;
  name: string;
  player: string;
  ready: boolean;
  yours: boolean;
}
/**
 * What you are at this table. `links` are those you may hand on, by seat; the watchers' under "watch",
 *     the host's own under "host".
 */
export interface You {
  host: boolean;
  links: {
    [k: string]: string;
  };
  seats: number[];
}
/**
 * A row of a rulebook.
 */
export interface RuleWords {
  area: string;
  id: string;
  source: string;
  status: string;
  text: string;
  title: string;
}
/**
 * What a search of the rulebook found: answers to what was asked, then rows.
 */
export interface Rules {
  answers: AnswerWords[];
  areas: Choice[];
  rows: RuleWords[];
  total: number;
}
/**
 * Change a seat: its name, its colour, and who decides there ("human" or a bot). Empty leaves it.
 */
export interface Settle {
  colour?: string;
  id: string;
  name?: string;
  player?: string;
  seat: number;
  type: "settle";
}
/**
 * The host decides for a seat nobody holds.
 */
export interface Sit {
  id: string;
  seat: number;
  type: "sit";
}
/**
 * One of the phases the game goes through again and again.
 */
export interface StageWords {
  id: string;
  name: string;
  now: boolean;
}
/**
 * Where we are, what we want, what threatens; the most urgent first.
 */
export interface Standing {
  dangers: MarkWords[];
  goals: MarkWords[];
  part: string;
  stages: StageWords[];
  where: string;
}
/**
 * The table as it stands, whole but for lines of the log the page has seen.
 */
export interface State {
  agreed?: AgreedWords[];
  ask: Ask | null;
  ending: Ending | null;
  game: string;
  guide: GuideNote[] | null;
  heading: string;
  lang: string;
  log: Log;
  orders: {
    [k: string]: string;
  }[];
  remark: string;
  revision: number;
  standing: Standing;
  step: number;
  things: {
    [k: string]: ThingWords;
  };
  type: "state";
  undo: Goal[];
  view: unknown;
}
/**
 * What something on the table is called, what it says, and its flavour.
 */
export interface ThingWords {
  flavour?: string;
  name: string;
  tag?: string;
  text?: string;
}
/**
 * A table whose answers the rules of today do not allow: why, which answer, and whether you may let it go
 *     on. Nothing in `why` means that it can be opened.
 */
export interface Stuck {
  answer: string;
  host: boolean;
  position: number;
  why: string;
}
/**
 * A word of the glossary.
 */
export interface TermWords {
  id: string;
  name: string;
  rules: string[];
  text: string;
}
/**
 * What was wrong with a request.
 */
export interface Trouble {
  outdated: boolean;
  why: string;
}
/**
 * What would a chain of answers come to? Changes nothing; the others see that it is being considered.
 */
export interface Try {
  /**
   * @maxItems 200
   */
  keys: string[];
  revision: number;
  type: "try";
}
/**
 * Go back by a step, a turn or a phase, or to a line of the log.
 */
export interface Undo {
  id: string;
  revision: number;
  to: string | number;
  type: "undo";
}
/**
 * Agree to the undo somebody has asked for, or not.
 */
export interface Vote {
  agree: boolean;
  id: string;
  revision: number;
  type: "vote";
}
