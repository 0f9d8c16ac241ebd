import { http, HttpResponse } from 'msw'
import { Route } from 'react-router-dom'
import { newMix, type StoredMix } from '@/shopper/custom-mix'
import { createBasketServer } from '@/shopper/testing/basket-server'
import { renderInShop } from '@/shopper/testing/render-in-shop'
import type { SiteCapability } from '@/site/site'
import BuildABoxPage from '../build-a-box-page'

const isIn = (parameters: Record<string, unknown>, text: string) =>
  JSON.stringify(parameters).includes(text)

const box = { c_isCustomMix: true, c_customMixCode: 'chocolates', primaryCategoryId: 'custom-mix' }
const piece = (name: string, more: object = {}) => ({
  name,
  primaryCategoryId: 'pieces',
  c_isCustomMixPiece: true,
  c_customMixCode: 'chocolates',
  ...more,
})

/**
 * A shop with a box of 100 pieces in steps of five with three flavors, a one-pound box in percent,
 * a box of lollypops, and pieces for them; of salt there are four.
 */
export function createBuilderShop(answers: Parameters<typeof createBasketServer>[0] = {}) {
  const kit = createBasketServer({
    productSearch: (_basket, { parameters }) => {
      const ids = isIn(parameters, 'isCustomMixPiece')
        ? isIn(parameters, 'lollypops')
          ? ['cherry', 'lemon']
          : ['fig', 'mint', 'nut', 'rose', 'salt']
        : ['hundred', 'pops', 'pound']
      const refinements = [
        {
          attributeId: 'c_chocolateKind',
          label: 'Chocolate',
          values: [{ value: 'dark', label: 'Dark', hitCount: 2 }],
        },
      ]
      return { total: ids.length, hits: ids.map((productId) => ({ productId })), refinements }
    },
    addItemToBasket: (basket, { body }) => ({ ...basket, added: body }),
    updateItemInBasket: (basket) => basket,
    ...answers,
  })
  const { state } = kit
  kit.server.use(
    http.get('*/api/:siteId/footer', () => HttpResponse.json({ contentType: 'footer' })),
    http.get('*/api/:siteId/content', () =>
      HttpResponse.json({
        contentType: 'content-page',
        slots: [{ contentType: 'help-hint', title: 'Where to begin?', text: 'With a nut.' }],
      }),
    ),
  )
  state.custom = {
    hundred: { ...box, name: 'A Hundred', price: 40, c_customMixFlavorLimit: 3 },
    pound: {
      ...box,
      name: 'By the Pound',
      price: 28,
      c_customMixUnitType: 'percent',
      c_customMixFlavorLimit: 2,
    },
    pops: {
      ...box,
      name: 'Thirty Lollypops',
      price: 30,
      primaryCategoryId: 'lollypops',
      c_customMixCode: 'lollypops',
      c_customMixFlavorLimit: 2,
    },
    nut: piece('Nut', {
      c_isKosher: true,
      c_productIngredients: 'Nuts. Contains: almonds and milk.',
    }),
    fig: piece('Fig', { c_isDairyFree: true, c_productIngredients: 'Figs.' }),
    mint: piece('Mint', {
      c_chocolateKind: ['dark'],
      c_productIngredients: 'Mint. Contains: milk.',
    }),
    rose: piece('Rose', { c_chocolateKind: ['dark', 'milk'] }),
    salt: piece('Salt'),
    cherry: piece('Cherry', { c_customMixCode: 'lollypops' }),
    lemon: piece('Lemon', { c_customMixCode: 'lollypops' }),
  }
  state.stock = { salt: 4, fig: 500, mint: 500, nut: 500, rose: 500 }
  return kit
}

export const mixOf = (
  pieces: Record<string, number>,
  more: Partial<StoredMix> = {},
): StoredMix => ({
  ...newMix('box'),
  boxSelection: 'hundred',
  boxVariantSelection: 'hundred',
  pieces: Object.entries(pieces).map(([id, qty]) => ({ id, qty })),
  ...more,
})

/** Renders the builder at a path, with the elements around every page. */
export function renderBuilder(path: string, capabilities: SiteCapability[] = []) {
  return renderInShop(
    <>
      <Route path={['/build-a-box/:step', '/lollipops/build-a-box/:step']}>
        <BuildABoxPage />
      </Route>
      <Route path="/cart">the bag</Route>
    </>,
    path,
    capabilities,
  )
}
