import { mayBeOld } from '../db/read-age'
import { useEngine } from '../testing/engine'
import { listRoutes } from '../testing/list-routes'
import { logInOperator } from '../testing/log-in-operator'
import { OLD_READS } from './old-reads'

const engine = useEngine({ config: { databaseReplicaUrls: ['postgres://replica/shop'] } })

/** Of a shopper: what they have just changed must be there. */
const OWN = /basket|order|customers|list(?!$)|account|wallet|oauth2|passkey|session|context/

test('every entry is the beginning of a route, and none of what belongs to a shopper', () => {
  const routes = listRoutes(engine.app).flatMap((route) => route.match(/^GET (.+)/)?.[1] ?? [])
  for (const beginning of OLD_READS) {
    const listed = routes.filter((route) => route.startsWith(beginning))
    expect([beginning, listed.length > 0]).toEqual([beginning, true])
    if (beginning.startsWith('/back-office/')) continue
    expect(listed.filter((route) => OWN.test(route))).toEqual([])
  }
})

test('the operator’s own changes and programs are read as stored now, others may be old', async () => {
  const { app, db } = engine
  const { cookie } = await logInOperator({ app, db }, 'admin')
  const { sites } = app.services
  const seen: boolean[] = []
  jest.spyOn(sites, 'listSites').mockImplementation(async () => {
    seen.push(mayBeOld())
    return []
  })
  const url = '/back-office/api/sites'
  const changing = await app.inject({
    method: 'POST',
    url: '/back-office/api/imports',
    headers: { cookie },
  })
  const [changed = ''] = String(changing.headers['set-cookie']).split(';')
  await app.inject({ url, headers: { cookie } })
  await app.inject({ url, headers: { cookie: `${cookie}; ${changed}` } })
  await app.inject({ url, headers: { cookie, authorization: 'Bearer program' } })
  expect(seen).toEqual([true, false, false])
})
