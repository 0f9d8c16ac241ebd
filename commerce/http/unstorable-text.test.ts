import { parseStorableJson } from './unstorable-text'

it.each(['{"a":"b\\u0000"}', '{"a\\u0000":1}', '["\\ud800"]', '["\\udc00x"]'])(
  '%s is rejected',
  (text) => expect(() => parseStorableJson(text)).toThrow(SyntaxError),
)

it('complete surrogate pairs are read, escaped or not', () => {
  expect(parseStorableJson('{"a":"\\ud83c\\udf6b","b":"🍫 \\u00e9"}')).toEqual({
    a: '🍫',
    b: '🍫 é',
  })
})
