import { BOX_STEPS } from '@/rules/box-steps'
import { SHOP_PAGES } from '@rules/shop-pages'
import { findPage } from './find-page'
import { pages, type PageName } from './pages'

test.each<[string, PageName]>([
  ['/', 'home'],
  ['/category/bars', 'category'],
  ['/category/bars/dark', 'content'],
  ['/cart', 'bag'],
  ['/cart/', 'bag'],
  ['/cartons', 'content'],
  ['/order-confirmation', 'orderConfirmation'],
  ['/order-confirmation/1', 'orderConfirmation'],
  ['/bars/sea-salt/320040.html', 'product'],
  ['/gifts/bars/sea-salt/320040.html', 'product'],
  ['/320040.html', 'product'],
  ['/products/320040', 'productById'],
  ['/chocolateshops', 'shops'],
  ['/chocolateshops/101', 'shop'],
  ['/order-details/00001001', 'orderDetails'],
  ['/admin/visualization', 'visualization'],
  ['/help/faq', 'content'],
])('%s is the page %s', (path, name) => {
  expect(findPage(path)).toBe(pages[name])
})

test.each(BOX_STEPS)(
  'both builders have the step %s at its own address [BOX-001, BOX-027]',
  (step) => {
    expect(findPage(`/build-a-box/${step}`)).toBe(pages.boxBuilder)
    expect(findPage(`/lollipops/build-a-box/${step}`)).toBe(pages.lollypopBuilder)
  },
)

test.each([
  '/build-a-box',
  '/build-a-box/startle',
  '/build-a-box/start/more',
  '/lollypops/build-a-box/start',
])('%s is no step of a builder [BOX-001]', (path) => {
  expect(findPage(path)).toBe(pages.content)
})

test.each(SHOP_PAGES)('editors may link to $path, which needs no item', ({ path }) => {
  expect([pages.content, pages.product]).not.toContain(findPage(path))
})
