import type { WalletContact } from '../wallet-contact'

/** A part of an amount, as a wallet's sheet shows it. */
interface SheetLine {
  name: string
  amount: string
}

/** A way to get the bag: a shipping method, a day of it, or a shop. */
interface SheetMethod {
  id: string
  name: string
  description: string
  price: string
}

/** What a wallet's sheet shows of the bag. Amounts are decimals of the currency: `29.50`. */
export interface SheetState {
  shopName: string
  currency: string
  lines: SheetLine[]
  total: string
  totalName: string
  methods: SheetMethod[]
  methodId: string
  /** Asks to close the sheet, because the page says why nothing was ordered. */
  closeText: string
  /** Whether the bag was picked up when the sheet opened, so that no address is asked for. */
  isPickup: boolean
}

/** A refused field of a contact, with the words for the shopper. */
export interface SheetProblem {
  field: string
  text: string
}

/** Why a contact cannot be used; another one can be chosen in the sheet. */
export interface SheetRefusal {
  problems: SheetProblem[]
}

/** What the sheet of a wallet asks of the shop. All rejections have been reported to the shopper. */
export interface SheetShop {
  state: () => SheetState
  validateMerchant: (validationUrl: string) => Promise<object>
  /** @param place what the wallet tells before the approval: no name, no street */
  choosePlace: (place: WalletContact['address']) => Promise<SheetState | SheetRefusal>
  chooseMethod: (id: string) => Promise<SheetState>
  /** The bag after the changes of the page that are still being saved. */
  refresh: () => Promise<SheetState>
  /**
   * @param token the encrypted payment, in Base64
   * @returns `failed` if the page tells why there is no order
   */
  pay: (contact: WalletContact, token: string) => Promise<'placed' | 'failed' | SheetRefusal>
  /**
   * The sheet is gone without an order.
   * @param error why, unless the shopper closed it
   */
  close: (error?: unknown) => void
}
