import { pageLook } from './page-look'

test('a copy of the project without the font files has the same page in the fonts of the browser', () => {
  const styles = pageLook(() => {
    throw new Error('ENOENT')
  })
  expect(styles).not.toContain('@font-face')
  expect(styles).toContain('body { margin: 0')
})
