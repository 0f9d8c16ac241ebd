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
  expect(() => parseSeedArguments(['a', 'b'])).toThrow('One archive at a time')
  expect(() => parseSeedArguments(['--merge', '--delete', 'a'])).toThrow('One mode at a time')
  expect(SEED_HELP).toContain('npm run seed -- [archive]')
})
