import { DatabaseAwayError, reach } from './database-away'

/** An error of the server, as drivers report it. */
const said = (code: string) => Object.assign(new Error('said'), { severity: 'ERROR', code })

test.each([
  ['a refused connection', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ['a connection that broke off', new Error('Connection terminated unexpectedly')],
  ['a shutdown', said('57P01')],
  ['a crash of another connection', said('57P02')],
  ['a database that is still starting', said('57P03')],
  ['too many connections', said('53300')],
])('%s counts as an unavailable database', async (_, error) => {
  const step = reach(() => Promise.reject(error))
  await expect(step).rejects.toThrow(DatabaseAwayError)
  await expect(step).rejects.toMatchObject({ cause: error })
})

test.each([
  ['a duplicate key', said('23505')],
  ['a deadlock', said('40P01')],
  ['a cancelled statement', said('57014')],
  ['a programming error', new TypeError('x is not a function')],
])('%s is passed on', async (_, error) => {
  await expect(reach(() => Promise.reject(error))).rejects.toBe(error)
})
