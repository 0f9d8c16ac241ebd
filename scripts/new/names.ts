/** `gift-guide` → `giftGuide`; `GIFT_GUIDE` → `giftGuide` */
export const toCamel = (name: string) =>
  name.toLowerCase().replace(/[-_]([a-z\d])/g, (_, letter: string) => letter.toUpperCase())

/** `giftNote` → `gift-note` */
export const toKebab = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** `gift-guide` → `GiftGuide` */
export const toPascal = (name: string) => {
  const camel = toCamel(name)
  return camel.charAt(0).toUpperCase() + camel.slice(1)
}

/** `gift-guide` and `giftGuide` → `Gift Guide` */
export const toTitle = (name: string) =>
  toKebab(name)
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

export const KEBAB = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/

/** @throws Error with the expected form of the name */
export function checkName(name: string, form: RegExp, example: string): void {
  if (!form.test(name)) throw new Error(`${JSON.stringify(name)} is no name such as ${example}.`)
}
