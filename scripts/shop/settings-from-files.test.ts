import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { makeFolder } from '../../tests/setup/make-folder'
import { readSettings, setting } from '../../config/read-settings'

const schema = z.object({
  NAME: z.string().default('praline'),
  SECRET: setting(z.string().min(8).optional(), 'eight characters or more', { isSecret: true }),
})

let folder: string
beforeAll(() => {
  folder = makeFolder()
  writeFileSync(path.join(folder, 'secret'), 'truffle-1845\n')
})

test('a setting may lie in a file, which a given one outranks', () => {
  const SECRET_FILE = path.join(folder, 'secret')
  expect(readSettings(schema, { SECRET_FILE })).toEqual({ NAME: 'praline', SECRET: 'truffle-1845' })
  expect(readSettings(schema, { SECRET_FILE, SECRET: '' }).SECRET).toBe('truffle-1845')
  expect(readSettings(schema, { SECRET_FILE, SECRET: 'caramel-1846' }).SECRET).toBe('caramel-1846')
})

test('a file that is not there is named', () => {
  const SECRET_FILE = path.join(folder, 'nothing')
  expect(() => readSettings(schema, { SECRET_FILE })).toThrow(
    `SECRET_FILE names a file that cannot be read: ${SECRET_FILE}.`,
  )
})
