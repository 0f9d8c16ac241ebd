import { parseOperatorArguments } from './operator-arguments'

test('an operator is added with a name, roles and shops', () => {
  const args = ['add', 'Ada@Example.com', '--name', 'Ada', '--roles', 'orders,content,shop']
  args.push('--shops', '101, 102')
  expect(parseOperatorArguments(args)).toEqual({
    command: 'add',
    email: 'ada@example.com',
    name: 'Ada',
    roles: ['content', 'orders', 'shop'],
    shops: ['101', '102'],
    isAsked: false,
  })
})

test('what is not given is not changed', () => {
  expect(parseOperatorArguments(['change', 'a@b.example', '--roles', 'viewer'])).toEqual({
    command: 'change',
    email: 'a@b.example',
    roles: ['viewer'],
  })
})

test.each([
  [['add', 'ada', '--name', 'Ada', '--roles', 'admin'], 'e-mail'],
  [['add', 'a@b.example', '--roles', 'admin'], '--name'],
  [['add', 'a@b.example', '--name', 'Ada', '--roles', 'boss'], "not 'boss'"],
  [['add', 'a@b.example', '--name', 'Ada'], '--roles takes'],
  [['remove', 'a@b.example'], "no command 'remove'"],
  [['disable', 'a@b.example', 'c@d.example'], 'only one operator'],
])('%j is refused', (args, message) => {
  expect(() => parseOperatorArguments(args)).toThrow(message)
})

test('without a command it says how it is used', () => {
  expect(parseOperatorArguments([])).toEqual({ command: 'help' })
})
