import { LOCAL_OPERATOR } from '../../contracts/back-office'
import { transact } from '../db/transact'
import { useDatabase } from '../testing/test-database'
import { createAuditService } from './audit.service'
import { recordChange } from './record-change'

const database = useDatabase()

test('what was done without logins has one name, also in entries of earlier releases', async () => {
  const { db } = database
  const people = [{ name: 'local' }, { name: LOCAL_OPERATOR }, { name: 'token' }]
  for (const by of [...people, { name: 'local', email: 'lo@example.com' }]) {
    const change = { action: 'changed', subject: { type: 'shop', id: '101' } } as const
    await transact(db, (trx) => recordChange(trx, { ...by, requestId: '' }, change, new Date()))
  }
  const namesFor = async (who?: string) => {
    const { entries } = await createAuditService(db).list({ ...(who && { who }), limit: 10 })
    return entries.map(({ operatorName }) => operatorName)
  }
  expect(await namesFor()).toEqual(['local', 'token', LOCAL_OPERATOR, LOCAL_OPERATOR])
  expect(await namesFor(LOCAL_OPERATOR)).toEqual([LOCAL_OPERATOR, LOCAL_OPERATOR])
  expect(await namesFor('local')).toEqual([LOCAL_OPERATOR, LOCAL_OPERATOR])
  expect(await namesFor('lo@example.com')).toEqual(['local'])
})
