import { parseSeedArguments, SEED_HELP } from './seed-arguments'

test.each([
  [[], { archive: undefined, mode: undefined }],
  [['export.zip'], { archive: 'export.zip', mode: undefined }],
  [['--merge', 'export'], { archive: 'export', mode: 'merge' }],
  [['--update', 'export'], { archive: 'export', mode: 'update' }],
  [['--delete', 'export'], { archive: 'export', mode: 'delete' }],
  [['--keep-own'], { archive: undefined, mode: undefined, keepOwn: true }],
  [['-h'], 'help'],
])('%j', (args, expected) => {
  expect(parseSeedArguments(args)).toEqual(expected)
})

test('what it cannot do, it says', () => {
  expect(() => parseSeedArguments(['--replace'])).toThrow(/--replace/)
  expect(() => parseSeedArguments(['a', 'b'])).toThrow('Pass only one archive')
  expect(() => parseSeedArguments(['--merge', '--delete', 'a'])).toThrow('Pass only one mode')
  expect(SEED_HELP).toContain('npm run seed -- [archive]')
})
