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
