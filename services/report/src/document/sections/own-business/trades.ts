import type { OwnStart } from '../../facts/own-start.ts'
import type { Text } from '../../model/rich-text.ts'

/**
 * What the pages on a business of one's own say of one trade: its papers, its equipment, what spoils and its place. No figure is among
 * it. What states a rule, a cost or how the work is names under `sources` the table of ours that holds it, or the office that decides:
 * rules and prices are common practice here and were looked up for no one place. The rest is a question or advice.
 */
export interface Trade {
  readonly sources: Readonly<Record<Stated, readonly Source[]>>
  /** The first thing to do this week. */
  readonly week: Text
  /** What fills the owner’s days, as clauses without a stop. */
  readonly tasks: readonly Text[]
  readonly insurance: Text
  readonly tax: Text
  /** What is new to somebody who has not owned such a place. */
  readonly news: readonly [Text, Text]
  readonly unlicensed: Text
  readonly borrow: Text
  readonly learn: Text
  readonly breaks: readonly [Text, Text]
  /** What to ask of the office, of an owner elsewhere, of a customer and at home. */
  readonly office: Text
  readonly owner: readonly [Text, Text]
  readonly customer: { readonly open: Text; readonly ask: readonly [Text, Text] }
  readonly home: Text
  readonly compare: Text
  /** What a price has to hold: hours, material, and what else is paid each month. */
  readonly holds: readonly [Text, Text, Text]
  readonly asked: readonly [Text, Text, Text]
  readonly firstDays: readonly [Text, Text]
  readonly turn: Text
  readonly pitch: Text
}

/** The fields that state something; the others ask or advise. */
type Stated =
  | 'week'
  | 'tasks'
  | 'insurance'
  | 'tax'
  | 'news'
  | 'unlicensed'
  | 'breaks'
  | 'office'
  | 'compare'
  | 'holds'
  | 'asked'
  | 'firstDays'

/** Whether a table of ours holds it, or whom to ask. */
interface Source {
  readonly kind: 'held' | 'ask'
  readonly name: string
}

const ONET: Source = { kind: 'held', name: 'O*NET 29.3' }
const OOH: Source = { kind: 'held', name: 'the BLS Occupational Outlook Handbook' }
const FOOD: Source = { kind: 'ask', name: 'the food rules of your state' }
const LIQUOR: Source = { kind: 'ask', name: 'its liquor board' }
const FIRE: Source = { kind: 'ask', name: 'the fire marshal' }
const SBA: Source = { kind: 'ask', name: 'sba.gov' }
const IRS: Source = { kind: 'ask', name: 'irs.gov' }

/** The tables that hold part of what the pages say of a trade, and whom to ask for the rest, each once. */
export function tradeSources({ sources }: Trade): Readonly<Record<'held' | 'ask', readonly string[]>> {
  const all = Object.values(sources).flat()
  const named = (kind: Source['kind']): string[] => [...new Set(all.filter((one) => one.kind === kind).map(({ name }) => name))]
  return { held: named('held'), ask: named('ask') }
}

/** undefined where we hold nothing of the trade; the pages then say what holds for every business of its kind. */
export function tradeOf({ name }: Pick<OwnStart, 'name'>): Trade | undefined {
  return TRADES.find(([names]) => names.test(name))?.[1]
}

const BAKERY: Trade = {
  sources: {
    week: [FOOD, SBA],
    tasks: [ONET],
    insurance: [SBA],
    tax: [SBA],
    news: [OOH],
    unlicensed: [FOOD],
    breaks: [FOOD, SBA],
    office: [FOOD],
    compare: [IRS],
    holds: [IRS],
    asked: [FOOD],
    firstDays: [FOOD],
  },
  week: 'Read what your state lets you bake at home for sale, and what a bakery with a door has to have.',
  tasks: [
    'shape the dough and bake before the first customer',
    'cost each loaf, and drop what does not pay',
    'order flour and butter before the price moves',
    'sell at the counter, and take orders for cakes',
    'scrub the oven room for the inspector',
  ],
  insurance: 'Who pays if the oven or the cooler fails overnight, and the dough with it?',
  tax: 'Is a loaf to take home taxed as a cookie eaten at the table is?',
  news: ['To rise while the street sleeps, weekends and holidays too.', 'To pay for the dough that nobody bought.'],
  unlicensed: 'To refuse a wedding cake for pay while the kitchen is not allowed yet.',
  borrow: 'Bake on rented hours in a church or school kitchen before you buy an oven.',
  learn: 'A month of early shifts in a bakery shows what no course does: the fourth hour, and the clean-up.',
  breaks: [
    'A cooler that dies overnight: what did not stay cold has to go.',
    'Rent and wages that begin before the first loaf is sold.',
  ],
  office: 'Does the state’s cottage food law let me sell bread from my home kitchen first?',
  owner: ['What is left on the shelf at closing, and where does it go?', 'Which oven would you buy again, and which one never?'],
  customer: {
    open: 'Where do you get your bread or your cakes, and when did one last disappoint you?',
    ask: ['How far do you go for a good loaf, and on which day?', 'Would you order it ahead, and pay when you order?'],
  },
  home: 'Who is up with whom, if I start the oven before dawn?',
  compare:
    'A loaf pays for the flour, and also for the oven that is hot all night. Look into three bakeries an hour before they close: what is still there was baked for nothing.',
  holds: [
    'The hours before the door opens, and the scrubbing after it shuts.',
    'Flour, butter, eggs and boxes, and the trays that nobody bought.',
    'The rent of the corner, power for the oven, and repairs.',
  ],
  asked: [
    '“Is there a nut or an egg in this?”',
    '“Could I have it by nine on Saturday, with a name on it?”',
    '“Do you have anything from yesterday for less?”',
  ],
  firstDays: [
    'Find your state’s list of foods that may be baked at home for sale. Print it.',
    'Count the people who come into one bakery between seven and nine.',
  ],
  turn: 'If your loaf sells only to friends, turn. If four in the morning still hurts after three weeks of it, bake on Sundays, and keep the wage.',
  pitch: 'Which office or café near you buys its bread from far away?',
}

const FOOD_TRUCK: Trade = {
  sources: {
    week: [FOOD, SBA],
    tasks: [ONET],
    insurance: [SBA],
    tax: [SBA],
    news: [SBA, ONET],
    unlicensed: [FOOD],
    breaks: [FOOD, SBA],
    office: [FOOD, SBA],
    compare: [IRS],
    holds: [IRS],
    asked: [SBA],
    firstDays: [FOOD, FIRE],
  },
  week: 'Read what your county asks of a kitchen on wheels, and which streets the city closes to it.',
  tasks: [
    'cook six dishes fast in a hot, narrow room',
    'find the next spot, and get leave to stand there',
    'stock, fuel and water the truck before ten',
    'serve the line at noon, and keep it short',
    'clean the hood and the tanks at night',
  ],
  insurance: 'Does one policy hold for the truck on the road and for the fryer when it is parked?',
  tax: 'If I sell in two towns, to which one do I owe the tax on a meal?',
  news: ['To look for a legal spot again each morning.', 'To be cook, driver, plumber and cashier within one lunch.'],
  unlicensed: 'To pass up a festival whose county has not seen your truck.',
  borrow: 'Rent a truck for two weekends, or cook in a tent at a market, before you own wheels.',
  learn: 'Two Saturdays in the window of somebody else’s truck show how narrow it is, and how hot.',
  breaks: [
    'No water or no power on the truck: the window shuts until both are back.',
    'A truck, a permit and a first stock that are paid before the first lunch.',
  ],
  office: 'On which streets may I park and sell, and do I need a commissary kitchen behind me?',
  owner: ['Which spot feeds you, and how did you come by it?', 'How many days did the truck stand in a repair shop?'],
  customer: {
    open: 'What do you eat at work at noon, and how long do you stand in line for it?',
    ask: ['If a truck stood here on Wednesdays, what should it sell?', 'Who allows a truck on this lot: whom may I call?'],
  },
  home: 'May the truck stand at our house, and what of the festivals in summer?',
  compare:
    'A taco pays for the gas in the tank and in the stove too. Stand beside three trucks at noon and count the plates: plates an hour are the ceiling here.',
  holds: [
    'The drive, the setting up, the window, and the dishes at night.',
    'Food, plates and ice, with what a slow lunch leaves in the pans.',
    'Fuel, the commissary, the fee for the spot, tires and repairs.',
  ],
  asked: [
    '“Where are you parked tomorrow?”',
    '“Do you take cards, and how long is the wait?”',
    '“What would you charge for sixty guests at our plant?”',
  ],
  firstDays: [
    'Ask the county health department for its checklist for mobile food, and the fire marshal about propane.',
    'Write down three lots where hungry people have no kitchen.',
  ],
  turn: 'If no lot says yes for two days a week, turn. If you love the menu and dread the driving, a stall in a food hall or a post in a kitchen may be what you want.',
  pitch: 'Which plant or brewery near you has a lot and no kitchen?',
}

const RESTAURANT: Trade = {
  sources: {
    week: [FOOD, LIQUOR],
    tasks: [ONET],
    insurance: [SBA, FIRE],
    tax: [IRS],
    news: [OOH, SBA],
    unlicensed: [LIQUOR],
    breaks: [SBA],
    office: [FOOD, SBA],
    compare: [IRS],
    holds: [IRS],
    asked: [FOOD, ONET],
    firstDays: [FOOD, LIQUOR],
  },
  week: 'Read what the city asks of a kitchen and of whoever pours a drink, before you look at an address.',
  tasks: [
    'plan the menu, and what each plate costs',
    'make the shift plan for cooks and servers',
    'walk the room at seven, and hear what came cold',
    'count the till and the walk-in',
    'pay the landlord, the fish and the staff in time',
  ],
  insurance: 'What does a policy ask of the hood, the exits, and whoever pours a drink?',
  tax: 'How are tips, wages and the tax on meals kept apart in the books?',
  news: ['To work nights, weekends and holidays when guests are free.', 'To sign a lease that outlives a bad year.'],
  unlicensed: 'To serve no wine, however often it is asked for, before the liquor license is there.',
  borrow: 'Hold six dinners in a borrowed room before you sign a lease.',
  learn: 'A season as the manager of another place shows the schedule, the waste and the walk-in.',
  breaks: [
    'A cook who leaves on a Friday, and a full book on Saturday.',
    'A deposit, a kitchen and a staff that are paid before the first guest.',
  ],
  office: 'What was this address allowed to be so far, and does the kitchen pass as it is?',
  owner: ['What share of a plate is food, and what share is wages?', 'What in your lease would you strike out today?'],
  customer: {
    open: 'Where did you last eat out, and why there?',
    ask: ['On which evening of the week would you come without a reason?', 'What is missing within a ten-minute walk?'],
  },
  home: 'Which evenings stay ours, when a room is full on every other one?',
  compare:
    'A plate also pays for the chair, the dishwasher and the empty Tuesday. Eat in three places nearby and count the tables that are full at seven.',
  holds: [
    'Your hours in the kitchen and the room, and those at the desk after midnight.',
    'Food and drink, with what comes back on the plates.',
    'Rent, wages of others, laundry, music and the card fee.',
  ],
  asked: [
    '“Can you cook this without gluten?”',
    '“Do you have a table for eight at seven?”',
    '“It came cold: what do you do about it?”',
  ],
  firstDays: [
    'Ask the city what a kitchen has to show before it may open, and who decides on drinks.',
    'Count the guests of two places near your corner, on a Tuesday and on a Friday.',
  ],
  turn: 'If your own dinners fill only with friends, turn. If you like the cooking and hate the schedule of others, a chef’s post may be what you want.',
  pitch: 'Which room near you stands empty in the evening?',
}

const TRADES: readonly (readonly [names: RegExp, trade: Trade])[] = [
  [/\b(?:bakery|bake ?shop|cake shop|patisserie|pastry shop)\b/i, BAKERY],
  [/\bfood (?:truck|cart)\b/i, FOOD_TRUCK],
  [/\b(?:restaurant|caf[eé]|diner|bistro|deli|pizzeria)(?![\p{L}])/iu, RESTAURANT],
]
