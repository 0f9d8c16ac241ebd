import { planAdapter } from './adapter'
import { planBlock } from './block'
import { planField } from './field'
import { planPage } from './page'
import { make } from './scaffold'
import { planSetting } from './setting'

const KINDS = {
  page: planPage,
  block: planBlock,
  setting: planSetting,
  field: planField,
  adapter: planAdapter,
}

const USAGE = `Usage: npm run new <kind> <name>
  page gift-guide                  a page at /gift-guide
  block opening-hours              a content block
  setting GIFT_NOTE                a setting of the storefront; engine/GIFT_NOTE of the engine
  field gateCode                   a field of the address form
  adapter store-locator/wayfinder  another vendor in place of a capability's adapter`

const isKind = (kind: string): kind is keyof typeof KINDS => Object.hasOwn(KINDS, kind)

interface MadeNew {
  files: readonly string[]
  removed: readonly string[]
  /** What is left to decide, and where. */
  left: readonly string[]
}

/** @throws Error before anything is made */
export function makeNew(kind = '', name = '', root = process.cwd()): MadeNew {
  if (!isKind(kind) || !name) throw new Error(USAGE)
  const plan = KINDS[kind](name, root)
  const { files, open } = make(root, plan)
  return { files, removed: plan.removed ?? [], left: [...open, ...plan.left] }
}
