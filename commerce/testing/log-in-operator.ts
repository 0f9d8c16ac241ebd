import type { OperatorRole } from '../../domain/operator-rights'
import type { TestEngine } from './engine'

const BY = { name: 'test', requestId: 'test' }

/**
 * Adds an operator with a role, and an admin if there is no operator yet. From then on, requests
 * without a session are refused.
 * @returns the headers of the operator's requests
 */
export async function logInOperator(
  { app }: TestEngine,
  role: OperatorRole,
): Promise<{ cookie: string }> {
  const { operators, operatorSessions } = app.services
  const toNew = (one: OperatorRole) => ({ email: `${one}@example.com`, name: one, roles: [one] })
  const isFirst = !(await operatorSessions.hasOperators())
  if (isFirst && role !== 'admin') await operators.add(toNew('admin'), BY)
  const { password } = await operators.add(toNew(role), BY)
  const answer = await app.inject({
    method: 'POST',
    url: '/back-office/api/session',
    payload: { email: toNew(role).email, password },
  })
  const [cookie = ''] = String(answer.headers['set-cookie'] ?? '').split(';')
  return { cookie }
}
