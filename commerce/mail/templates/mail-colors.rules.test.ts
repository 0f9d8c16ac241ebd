import { isReadable, toMailColors } from './mail-colors.rules'

test.each(['#6e1423', '#1f4d3a', '#98400f', '#ffd34d', '#000000'])(
  'all text is legible in light and dark mode with the accent %s',
  (accent) => {
    const { light, dark } = toMailColors(accent)
    for (const { page, surface, sunken, ink, inkSoft, onAccent, ...colors } of [light, dark]) {
      for (const ground of [page, surface, sunken]) {
        expect(isReadable(ink, ground)).toBe(true)
        expect(isReadable(inkSoft, ground)).toBe(true)
      }
      expect(isReadable(onAccent, colors.accent)).toBe(true)
    }
    for (const ground of [dark.page, dark.surface])
      expect(isReadable(dark.accent, ground)).toBe(true)
  },
)
