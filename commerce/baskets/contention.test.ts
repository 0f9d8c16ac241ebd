import { sql } from 'kysely'
import { TestCheckout, useCheckout } from '../testing/test-checkout'
const ONE_BOX = { productItems: [{ productId: 'assorted-9', quantity: 1 }] }

const engine = useCheckout()
beforeAll(async () => {
  // a sequence keeps its value when its transaction is rolled back
  await sql`create sequence basket_write`.execute(engine.db)
  await sql`create function stand_in_the_way() returns trigger language plpgsql as $$
    begin
      if nextval('basket_write') = 1 then
        raise exception 'deadlock detected' using errcode = '40P01';
      end if;
      return coalesce(new, old);
    end $$`.execute(engine.db)
  await sql`create trigger stand_in_the_way before insert or update or delete on basket
    for each row execute function stand_in_the_way()`.execute(engine.db)
})

/** Makes the next write to a basket fail with a deadlock. */
const obstruct = () => sql`alter sequence basket_write restart`.execute(engine.db)

async function logInOverBasket() {
  const guest = await TestCheckout.asGuest(engine.app)
  const credentials = await guest.register()
  const before = await guest.logIn(credentials)
  await before.basket('POST', '', ONE_BOX)
  await guest.basket('POST', '', ONE_BOX)
  return guest.continueAs(credentials)
}

describe('a database deadlock is retried', () => {
  it('when a basket is created, changed and deleted', async () => {
    const guest = await TestCheckout.asGuest(engine.app)
    await obstruct()
    const { status, body } = await guest.basket('POST', '', ONE_BOX)
    expect(status).toBe(200)
    await obstruct()
    const path = `/${body.basketId}`
    const changed = await guest.basket('POST', `${path}/items`, ONE_BOX.productItems)
    expect(changed.body.productItems).toMatchObject([{ quantity: 2 }])
    await obstruct()
    expect((await guest.basket('DELETE', path)).status).toBe(204)
  })

  it.each([
    ['merged', '/actions/merge?productItemMergeMode=sum_quantities'],
    ['transferred', '/actions/transfer?overrideExisting=true'],
  ])('when a basket is %s at login', async (_name, action) => {
    const grace = await logInOverBasket()
    await obstruct()
    const { status, body } = await grace.basket('POST', action)
    expect(status).toBe(200)
    expect(body.productItems).toHaveLength(1)
  })
})
