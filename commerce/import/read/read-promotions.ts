import { Promotion } from '../../promotions/promotion.schemas'
import { localizedOf, orNothing } from '../localized'
import { readAssignments } from './read-promotion-assignments'
import { readPromotionRule } from './read-promotion-rule'
import { readProductSelection } from './read-product-selection'
import { isPresent, parseRecord, type Reading } from './reading'
import { child, children, descend, flagOf, textOf, type XmlElement } from '../xml-element'

/** Reads a site's `promotions.xml`; rules that would result in wrong prices are errors. */
export function readPromotions(reading: Reading, root: XmlElement): Promotion[] {
  const assignments = readAssignments(reading, root)
  const settings = child(root, 'global-promotion-settings')
  const excluded = child(settings, 'global-excluded-products')
  const globally = readProductSelection(reading, 'global-promotion-settings', excluded).included
  return children(root, 'promotion')
    .filter(({ attributes }) => attributes['mode'] !== 'delete')
    .map((element) => {
      const id = element.attributes['promotion-id'] ?? ''
      const exclusive = descend(
        element,
        'mutually-exclusive-promotions',
        'mutually-exclusive-promotion',
      ).map(({ text }) => text)
      return parseRecord(reading, id, Promotion, {
        id,
        name: textOf(element, 'name') ?? id,
        calloutMsg: textOf(element, 'callout-msg'),
        details: textOf(element, 'details'),
        image: textOf(element, 'image'),
        localized: orNothing(
          localizedOf(element, { name: 'name', calloutMsg: 'callout-msg', details: 'details' }),
        ),
        currency: textOf(element, 'currency'),
        enabled:
          flagOf(element, 'archived-flag') === true ? false : flagOf(element, 'enabled-flag'),
        exclusivity: textOf(element, 'exclusivity'),
        mutuallyExclusiveIds: exclusive.length > 0 ? exclusive : undefined,
        assignments: assignments.get(id),
        ...readPromotionRule(reading, id, element, globally),
      })
    })
    .filter(isPresent)
}
