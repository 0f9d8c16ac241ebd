import type { AssessedBasket } from '../assessment/assess-basket'
import type { BasketDocument } from '../model/basket-document.schemas'
import { pricingContextOf } from '../model/basket-facts'
import { refusal } from '../model/basket-problems'

/** @throws Problem 404 when a change sets a source code that belongs to no active group. */
export function checkSourceCode(
  before: BasketDocument,
  { calculated, facts }: Pick<AssessedBasket, 'calculated' | 'facts'>,
): void {
  const { sourceCode } = calculated.document
  if (sourceCode === undefined || sourceCode === before.sourceCode) return
  if (pricingContextOf(facts).sourceCodeGroupIds.length > 0) return
  const detail = `No source code '${sourceCode}' could be found.`
  throw refusal(404, 'source-code-not-found', detail)
}
