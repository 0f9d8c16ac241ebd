import { OPERATOR_ROLES, rolesWith, type OperatorRight } from '../../rules/operator-rights'
import { useEngine } from '../testing/engine'
import { listRoutes } from '../testing/list-routes'
import { logInOperator } from '../testing/log-in-operator'

const API = '/back-office/api'
/** Logging in, out and what everybody may see. */
const OF_EVERYBODY = /^\w+ \/(?:session(?:\/.*)?|sites)$/

/** The first row whose pattern matches counts; a new route needs a row. */
const RIGHTS: readonly (readonly [RegExp, OperatorRight])[] = [
  [/^GET \/content\/media\/thumbnail$/, 'home.read'],
  [
    /^GET \/content\/|^POST \/content\/(?:check|inline|links\/check|items\/:id\/presence)$/,
    'content.read',
  ],
  [/^\w+ \/content\//, 'content.write'],
  [/^GET \/coupons\/:siteId\/:id\/codes/, 'promotions.write'],
  [/^GET \/(?:coupons|promotions|explanations)/, 'promotions.read'],
  [/^\w+ \/coupons/, 'promotions.write'],
  [/^GET \/claims/, 'claims.read'],
  [/^\w+ \/claims/, 'claims.write'],
  [/^GET \/counter/, 'counter.read'],
  [/^\w+ \/counter/, 'counter.write'],
  [/^POST \/shops\/:id\/special-days\/pickups/, 'orders.write'],
  [/^GET \/(?:customers|open-bags)/, 'customers.read'],
  [/^\w+ \/customers/, 'customers.write'],
  [/^GET \/gift-cards/, 'gift-cards.read'],
  [/^GET \/home$/, 'home.read'],
  [/^GET \/reports\//, 'reports.read'],
  [/^\w+ \/gift-cards/, 'gift-cards.write'],
  [/^GET \/(?:imports|exports)/, 'imports.read'],
  [/^\w+ \/imports/, 'imports.write'],
  [/^GET \/mails/, 'mails.read'],
  [/^\w+ \/mails/, 'mails.write'],
  [/^GET \/messages/, 'messages.read'],
  [/^\w+ \/messages/, 'messages.write'],
  [/^GET \/operators/, 'operators.read'],
  [/^\w+ \/operators/, 'operators.write'],
  [/^GET \/orders|^POST \/orders\/(?:papers|labels\/(?:find|pdf))$/, 'orders.read'],
  [/^POST \/orders\/(?:prints|:orderNo\/comments)$/, 'orders.comment'],
  [/^\w+ \/orders/, 'orders.write'],
  [/^GET \/phone-orders/, 'phone-orders.read'],
  [/^\w+ \/phone-orders/, 'phone-orders.write'],
  [/^GET \/preferences/, 'preferences.read'],
  [/^\w+ \/preferences/, 'preferences.write'],
  [/^GET \/products/, 'catalog.read'],
  [/^\w+ \/products/, 'catalog.write'],
  [/^GET \/reviews/, 'reviews.read'],
  [/^\w+ \/reviews/, 'reviews.write'],
  [/^GET \/shops/, 'shops.read'],
  [/^\w+ \/shops/, 'shops.write'],
  [/^GET \/subscriptions/, 'subscriptions.read'],
  [/^\w+ \/subscriptions/, 'subscriptions.write'],
  [/^GET \/changes$/, 'changes.read'],
  [/^GET \/page-speed$/, 'page-speed.read'],
]

const engine = useEngine()

test('each role gets to the routes of its rights, and to no others', async () => {
  const allowed = new Map<string, string[]>()
  const cookies = new Map<string, string>()
  for (const role of OPERATOR_ROLES) cookies.set(role, (await logInOperator(engine, role)).cookie)
  const routes = listRoutes(engine.app)
    .filter((route) => route.includes(` ${API}/`))
    .map((route) => route.replace(API, ''))
    .filter((route) => !OF_EVERYBODY.test(route))
  expect(routes.length).toBeGreaterThan(80)
  for (const route of routes) {
    const [method = '', path = ''] = route.split(' ')
    const roles: string[] = []
    for (const [role, cookie] of cookies) {
      const answer = await engine.app.inject({
        method: method as 'GET',
        url: `${API}${path.replaceAll(/:\w+/g, '1')}`,
        headers: { cookie },
        ...(method !== 'GET' && { payload: {} }),
      })
      if (!answer.body.includes('right-missing')) roles.push(role)
    }
    allowed.set(route, roles)
  }
  const rightOf = (route: string) => RIGHTS.find(([pattern]) => pattern.test(route))?.[1]
  const expected = routes.map((route): [string, string[]] => {
    const right = rightOf(route)
    return [route, right ? rolesWith(right) : ['no row in the table']]
  })
  expect(Object.fromEntries(allowed)).toEqual(Object.fromEntries(expected))
})
