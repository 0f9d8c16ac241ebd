import { defineMessages } from 'react-intl'

/** The names of the groups are prescribed (MAT-002). */
export const materialsMessages = defineMessages({
  'Seasonal Materials': { id: 'materials.seasonal', defaultMessage: 'Seasonal Materials' },
  'All Year Materials': { id: 'materials.allYear', defaultMessage: 'All Year Materials' },
  'Other Sales Tools': { id: 'materials.other', defaultMessage: 'Other Sales Tools' },
  free: { id: 'materials.free', defaultMessage: 'Free' },
  sheetOf: { id: 'materials.sheetOf', defaultMessage: 'Open the PDF of {name}' },
  buyingCode: { id: 'materials.buyingCode', defaultMessage: 'Buying code {code}' },
  none: {
    id: 'materials.none',
    defaultMessage: 'There are no sales materials right now. Please look in again soon.',
  },
})
