import type { PreferenceFacts } from '../../contracts/preference'

export const inGroup =
  (group: string) =>
  (
    kind: PreferenceFacts['kind'],
    name: string,
    title: string,
    description: string,
    rest: Pick<PreferenceFacts, 'default' | 'choices' | 'min' | 'max'> = {},
  ): PreferenceFacts => ({ group, kind, name, title, description, ...rest })

/** In whole units of the currency; higher than any realistic amount. */
export const MAX_AMOUNT = 1_000_000
