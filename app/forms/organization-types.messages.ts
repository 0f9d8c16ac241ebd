import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { organizationTypes } from './rules/catalog-request'

/** Names of the kinds of organization. */
export const organizationMessages: Record<(typeof organizationTypes)[number], MessageDescriptor> =
  defineMessages({
    'Business 1-100 employees': {
      id: 'catalog.smallBusiness',
      defaultMessage: 'Business 1-100 employees',
    },
    'Business 100+ employees': {
      id: 'catalog.largeBusiness',
      defaultMessage: 'Business 100+ employees',
    },
    Hotel: { id: 'catalog.hotel', defaultMessage: 'Hotel' },
    Casino: { id: 'catalog.casino', defaultMessage: 'Casino' },
    'Cruise Line': { id: 'catalog.cruiseLine', defaultMessage: 'Cruise Line' },
    Fundraiser: { id: 'catalog.fundraiser', defaultMessage: 'Fundraiser' },
    'Non-Youth Fundraiser': {
      id: 'catalog.nonYouthFundraiser',
      defaultMessage: 'Non-Youth Fundraiser',
    },
    Other: { id: 'catalog.other', defaultMessage: 'Other' },
  })
