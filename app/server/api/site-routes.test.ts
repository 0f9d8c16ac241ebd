import { siteRoutes } from '@/commerce-client/site-routes'
import { createSiteRouter } from './register-site-api'

test('every route that browsers may ask is answered, and no other is there', () => {
  const listed = Object.values(siteRoutes)
    .filter(({ isProxied }) => !isProxied)
    .map(({ method, path }) => `${method} /${path}`)
  const answered = createSiteRouter().stack.flatMap(({ route }) =>
    route ? route.stack.map(({ method }) => `${method.toUpperCase()} ${route.path}`) : [],
  )
  expect([...new Set(answered)].sort()).toEqual(listed.sort())
})
