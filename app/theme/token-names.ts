/**
 * The names of the tokens by group: all that browsers need, since the values are in `tokens.css`. A
 * test compares them with `tokens.ts`.
 */
export const tokenNames = {
  color:
    'page surface sunken ink inkSoft inkFaint accent accentStrong accentSoft onAccent cocoa onCocoa gold goldDeep line lineStrong success successSoft error errorSoft focus backdrop',
  font: 'heading text',
  text: 'xs sm md lg xl 2xl 3xl 4xl',
  leading: 'tight snug normal',
  weight: 'light normal medium strong',
  space: '1 2 3 4 5 6 7 8 9 section gutter',
  size: 'container prose sheet control header',
  radius: 'sm md lg round',
  shadow: 'low raised high',
  z: 'header menu chat consent dialog toast skip',
} as const

const kebab = (name: string) => name.replace(/[A-Z]/g, '-$&').toLowerCase()

export const variable = (group: string, name: string) => `--${group}-${kebab(name)}`

/** Maps the token names of a group, as used in recipes, to their CSS variables. */
export function variablesOf(group: keyof typeof tokenNames): Record<string, string> {
  const names = tokenNames[group].split(' ')
  return Object.fromEntries(names.map((name) => [name, `var(${variable(group, name)})`]))
}
