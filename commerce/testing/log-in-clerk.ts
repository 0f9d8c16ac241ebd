import type { TestEngine } from './engine'

const BY = { name: 'test', requestId: 'test' }
const COUNTER = '/back-office/api/counter'

/** Logs in an operator of these shops, beside an admin. @returns what asks the counter as them */
export async function logInClerk(engine: TestEngine, name: string, ...shops: string[]) {
  const { operators, operatorSessions } = engine.app.services
  const admin = { email: 'admin@example.com', name: 'Admin', roles: ['admin'] } as const
  if (!(await operatorSessions.hasOperators())) await operators.add(admin, BY)
  const email = `${name.toLowerCase()}@example.com`
  const { password } = await operators.add({ email, name, roles: ['shop'], shops }, BY)
  const payload = { email, password }
  const answer = await engine.app.inject({
    ...{ method: 'POST', url: '/back-office/api/session', payload },
  })
  const [cookie = ''] = String(answer.headers['set-cookie'] ?? '').split(';')
  return async (path: string, body?: object, headers?: object) => {
    const asked = await engine.app.inject({
      method: body ? 'POST' : 'GET',
      url: path.startsWith('/back-office') ? path : `${COUNTER}${path}`,
      headers: { cookie, ...headers },
      payload: body,
    })
    return { status: asked.statusCode, body: asked.json() }
  }
}
