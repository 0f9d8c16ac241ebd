import type { Db, Trx } from '../db/client'
import { lockIssued, type StoredGiftCertificate } from './gift-certificate.repository'

/** A gift card that an order bought and that was not withdrawn. */
export interface BoughtGiftCard {
  itemId: string
  /** What was paid for it and not refunded. */
  amountMinor: number
  /** What is not spent of it. */
  balanceMinor: number
}

/** What a refund takes off a gift card. */
export interface GiftCardCut {
  itemId: string
  amountMinor: number
}

export interface BoughtGiftCards {
  /** Inside a transaction pass its `trx`. */
  list(orderNo: string, trx?: Trx): Promise<BoughtGiftCard[]>
  /** Like `list`; nothing can be spent of them until `trx` ends. */
  lock(trx: Trx, orderNo: string): Promise<BoughtGiftCard[]>
  /** Takes refunded money off locked cards; a card of which nothing is left is withdrawn. */
  reduce(trx: Trx, orderNo: string, cuts: readonly GiftCardCut[]): Promise<void>
  /** Undoes `reduce`, after the gateway has refused the refund. */
  restore(trx: Trx, orderNo: string, cuts: readonly GiftCardCut[]): Promise<void>
  /** @returns what is spent of them in cents; unless it is 0, nothing was changed */
  withdraw(trx: Trx, orderNo: string): Promise<number>
}

export function createBoughtGiftCards(db: Db): BoughtGiftCards {
  return {
    async list(orderNo, trx) {
      const all = (trx ?? db).selectFrom('gift_certificate').selectAll()
      return toBought(await all.where('order_no', '=', orderNo).execute())
    },

    lock: async (trx, orderNo) => toBought(await lockIssued(trx, orderNo)),

    async reduce(trx, orderNo, cuts) {
      for (const [card, { amountMinor }] of await pair(trx, orderNo, cuts)) {
        // keeps its amount, so that operators see what it was worth
        const isWhole = card.enabled && card.amount_minor === amountMinor
        const off = { enabled: false, is_withdrawn: true }
        await change(trx, card, isWhole ? off : toAmounts(card, -amountMinor))
      }
    },

    async restore(trx, orderNo, cuts) {
      for (const [card, { amountMinor }] of await pair(trx, orderNo, cuts)) {
        // of a withdrawn card nothing was left: an earlier refund took other money than the last
        const amounts = { amount_minor: amountMinor, balance_minor: amountMinor }
        const only = { ...amounts, enabled: true, is_withdrawn: false }
        await change(trx, card, card.is_withdrawn ? only : toAmounts(card, amountMinor))
      }
    },

    async withdraw(trx, orderNo) {
      const issued = await lockIssued(trx, orderNo)
      const spent = issued.reduce((sum, card) => sum + card.amount_minor - card.balance_minor, 0)
      if (spent > 0) return spent
      for (const card of issued) {
        const off = { enabled: false, is_pending: false, block_reason: null }
        await change(trx, card, { ...off, is_withdrawn: true })
      }
      return 0
    },
  }
}

function toBought(issued: readonly StoredGiftCertificate[]): BoughtGiftCard[] {
  return issued
    .filter((card) => !card.is_withdrawn)
    .map(({ item_id, amount_minor, balance_minor }) => ({
      itemId: item_id ?? '',
      amountMinor: amount_minor,
      balanceMinor: balance_minor,
    }))
}

async function pair(trx: Trx, orderNo: string, cuts: readonly GiftCardCut[]) {
  const issued = cuts.length === 0 ? [] : await lockIssued(trx, orderNo)
  return cuts.flatMap((cut) => {
    const card = issued.find(({ item_id }) => item_id === cut.itemId)
    return card ? [[card, cut] as const] : []
  })
}

const toAmounts = ({ amount_minor, balance_minor }: StoredGiftCertificate, byMinor: number) => ({
  amount_minor: amount_minor + byMinor,
  balance_minor: balance_minor + byMinor,
})

type Change = Partial<
  Pick<
    StoredGiftCertificate,
    'amount_minor' | 'balance_minor' | 'enabled' | 'is_pending' | 'block_reason' | 'is_withdrawn'
  >
>

async function change(trx: Trx, { id, revision }: StoredGiftCertificate, changed: Change) {
  await trx
    .updateTable('gift_certificate')
    .set({ ...changed, revision: revision + 1 })
    .where('id', '=', id)
    .execute()
}
