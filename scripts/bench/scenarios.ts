import { BASKETS, ORDERS, PRODUCTS, SEARCH, SUGGESTIONS, type BenchShopper } from './bench-shopper'
import { CATEGORIES, SEARCH_WORDS } from './generate-catalog'

export interface Scenario {
  name: string
  prepare?(shopper: BenchShopper, turn: number): Promise<unknown>
  run(shopper: BenchShopper, turn: number, prepared: unknown): Promise<unknown>
  /** Fraction of the requested number of requests: slow scenarios need fewer. */
  share?: number
}

const SORTS = ['', 'price-low-to-high', 'product-name-ascending', 'newest', 'top-sellers']
const RECIPIENTS = 20

const pick = <T>(values: readonly T[], turn: number): T | undefined => values[turn % values.length]
const query = (pairs: [string, string][]) => new URLSearchParams(pairs).toString()

/** The same turn always sends the same request. */
export function listScenarios(size: number): Scenario[] {
  // a product that is not a master and is in stock
  const standard = (turn: number) => {
    let number = 1 + ((turn * 7919) % size)
    while (number % 3 === 0 || number % 10 === 0) number = (number % size) + 1
    return `p${number}`
  }
  return [
    {
      name: 'category with facets',
      run: (shopper, turn) => shopper.call('GET', `${SEARCH}?${listing(turn)}`),
    },
    {
      name: 'text search with facets',
      run: (shopper, turn) => shopper.call('GET', `${SEARCH}?${textSearch(turn)}`),
    },
    {
      name: 'suggestions',
      run: (shopper, turn) => {
        const word = pick(SEARCH_WORDS, turn) ?? ''
        const q = word.slice(0, 3 + (turn % 3))
        return shopper.call('GET', `${SUGGESTIONS}?${query([['q', q]])}`)
      },
    },
    {
      name: 'products by ids (12)',
      run: (shopper, turn) => {
        const ids = Array.from(
          { length: 12 },
          (_, at) => `p${1 + (((turn * 12 + at) * 613) % size)}`,
        )
        return shopper.call('GET', `${PRODUCTS}?${query([['ids', [...new Set(ids)].join()]])}`)
      },
    },
    ...listCheckoutScenarios(standard),
  ]
}

function listing(turn: number): string {
  const refine: [string, string][] = [['refine', `cgid=c${1 + (turn % CATEGORIES)}`]]
  if (turn % 2 === 0) refine.push(['refine', 'price=(20..60)'])
  if (turn % 3 === 0) refine.push(['refine', 'c_texture=soft|creamy'])
  if (turn % 4 === 0) refine.push(['refine', 'orderable_only=true'])
  const sort = pick(SORTS, turn)
  return query([...refine, ...(sort ? [['sort', sort] as [string, string]] : []), ['limit', '25']])
}

function textSearch(turn: number): string {
  const words = [pick(SEARCH_WORDS, turn), turn % 2 === 0 ? pick(SEARCH_WORDS, turn * 5 + 9) : '']
  // every fifth search contains a typo
  const typed = words.join(' ').trim()
  const q = turn % 5 === 0 ? typed.replace(/(.)(.)(.)/, '$2$1$3') : typed
  return query([
    ['q', q],
    ...(turn % 3 === 0 ? [['refine', 'c_isKosher=true'] as [string, string]] : []),
  ])
}

function listCheckoutScenarios(standard: (turn: number) => string): Scenario[] {
  const addItem = (shopper: BenchShopper, basketId: string, turn: number) =>
    shopper.call('POST', `${BASKETS}/${basketId}/items`, [
      { productId: standard(turn), quantity: 1 },
    ])
  const order = (shopper: BenchShopper, basketId: unknown) =>
    shopper.call('POST', ORDERS, { basketId })
  return [
    {
      name: 'add to basket',
      prepare: (shopper, turn) => freshBasket(shopper, turn),
      run: (shopper, turn, basketId) => addItem(shopper, String(basketId), turn),
    },
    {
      name: 'place order',
      share: 0.25,
      prepare: (shopper, turn) => payableBasket(shopper, [[standard(turn), standard(turn + 1)]]),
      run: (shopper, _turn, basketId) => order(shopper, basketId),
    },
    {
      name: `add to a basket for ${RECIPIENTS}`,
      share: 0.1,
      prepare: (shopper, turn) => openFor(shopper, recipients(turn, standard)),
      run: (shopper, turn, basketId) => addItem(shopper, String(basketId), turn),
    },
    {
      name: `place an order for ${RECIPIENTS}`,
      share: 0.1,
      prepare: (shopper, turn) => payableBasket(shopper, recipients(turn, standard)),
      run: (shopper, _turn, basketId) => order(shopper, basketId),
    },
  ]
}

const recipients = (turn: number, standard: (turn: number) => string) =>
  Array.from({ length: RECIPIENTS }, (_, at) => [standard(turn * RECIPIENTS + at)])

const open = new WeakMap<BenchShopper, { basketId: string; items: number }>()
const ITEMS_PER_BASKET = 8

// returns a basket with up to eight items, like that of a real shopper
async function freshBasket(shopper: BenchShopper, _turn: number): Promise<string> {
  const known = open.get(shopper)
  if (known && known.items < ITEMS_PER_BASKET) {
    known.items += 1
    return known.basketId
  }
  return openFor(shopper, [[]])
}

async function openFor(shopper: BenchShopper, deliveries: string[][]): Promise<string> {
  const known = open.get(shopper)
  if (known) await shopper.call('DELETE', `${BASKETS}/${known.basketId}`)
  const basketId = await shopper.openBasket(deliveries)
  open.set(shopper, { basketId, items: 1 })
  return basketId
}

async function payableBasket(shopper: BenchShopper, deliveries: string[][]): Promise<string> {
  const basketId = await openFor(shopper, deliveries)
  await shopper.payLater(basketId)
  // placing the order removes the basket
  open.delete(shopper)
  return basketId
}
