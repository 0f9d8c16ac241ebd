import type { OperatorRole } from '../../rules/operator-rights'
import type { TestEngine } from './engine'

const BY = { name: 'test', requestId: 'test' }

/**
 * From then on, requests without a session are refused.
 * @returns the headers of the operator's requests
 */
export async function logInOperator(
  { app, db }: Pick<TestEngine, 'app' | 'db'>,
  ...roles: OperatorRole[]
): Promise<{ cookie: string }> {
  const { operators, operatorSessions } = app.services
  const toNew = (...own: OperatorRole[]) => {
    const name = own.join('-')
    const shops = own.includes('shop') ? ['101'] : []
    return { email: `${name}@example.com`, name, roles: own, shops }
  }
  if (roles.includes('shop')) {
    const shop = { id: '101', name: 'Maiden Lane', country_code: 'US' }
    const added = db.insertInto('store').values(shop)
    await added.onConflict((same) => same.doNothing()).execute()
  }
  const isFirst = !(await operatorSessions.hasOperators())
  if (isFirst && !roles.includes('admin')) await operators.add(toNew('admin'), BY)
  const { email, password } = await operators.add(toNew(...roles), BY)
  const answer = await app.inject({
    method: 'POST',
    url: '/back-office/api/session',
    payload: { email, password },
  })
  const [cookie = ''] = String(answer.headers['set-cookie'] ?? '').split(';')
  return { cookie }
}
