import { expect, test, type Locator, type Page } from '@playwright/test'
import { origin } from '../setup/shop'
import { expectNoViolations } from './axe'
import {
  card,
  choose,
  chooseLastDay,
  fillBag,
  fillCard,
  goToReview,
  openFold,
  readMail,
  search,
} from './shopper'

const people = ['Ada Bloom', 'Ben Ames', 'Cleo Hart']
/** Recipients who are named, but get no items. */
const others = ['Dora Lind', 'Eli Moss', 'Fay Reed']

async function nameRecipients(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Add Item to Shipments' })
  for (const person of [...people, ...others]) {
    const [first = '', last = ''] = person.split(' ')
    await sheet.getByLabel('First Name').fill(first)
    await sheet.getByLabel('Last Name').fill(last)
    await sheet.getByLabel('Last Name').press('Enter')
    await expect(sheet.getByText(person).first()).toBeVisible()
  }
  await expectNoViolations(page)
  await expectListScrolls(sheet)
  for (const person of others) await sheet.getByRole('checkbox', { name: person }).uncheck()
  await sheet.getByRole('button', { name: 'Add to 3 Shipments' }).click()
  await expect(page.getByRole('dialog', { name: 'Added to Your Bag' })).toBeVisible()
}

/** Checks that the list scrolls: its frame has room for five rows, and there are six. */
async function expectListScrolls(sheet: Locator): Promise<void> {
  const list = sheet.getByRole('group', { name: 'Recipients' }).getByRole('list')
  const scrolled = await list.evaluate((frame) => {
    frame.scrollTop = frame.scrollHeight
    return frame.scrollTop
  })
  expect(scrolled).toBeGreaterThan(0)
}

async function fillAddress(page: Page, street: string, city: string): Promise<void> {
  await page.getByLabel('Street Address').fill(street)
  await page.getByLabel('City').fill(city)
  await page.getByLabel('State', { exact: true }).selectOption({ label: 'California' })
  await page.getByLabel('Zip Code').fill('94102')
}

/**
 * Opens the dialogs of the page and checks their accessibility: the removal of a recipient, a list
 * with errors, and a recipient without an address.
 */
async function openWhatOpens(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: `Remove ${people[0]}` }).click()
  await expect(dialog).toContainText('Remove this recipient?')
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: 'Import a list (CSV)' }).click()
  const lines = [
    'First name,Last name,Address line 1,City,State,Zip code,Phone',
    'Ben,,2 Main Street,Chicago,XX,1,555',
  ]
  await dialog.getByLabel(/^Your list/).setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  })
  await expect(dialog).toContainText('Nobody was added')
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: 'Add a Recipient' }).click()
  await page.getByRole('button', { name: 'Save Recipient' }).click()
  await expect(page.getByText('This field is required.').first()).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
}

/** Saves the recipient. An address that the provider cannot confirm is stored as typed. */
async function save(page: Page, result: string): Promise<void> {
  await page.getByRole('button', { name: 'Save Recipient' }).click()
  const keep = page.getByRole('button', { name: 'Keep as is' })
  const saved = page.getByText(result)
  await expect(keep.or(saved).first()).toBeVisible()
  if (await keep.isVisible()) {
    await expectNoViolations(page)
    await keep.click()
  }
  await expect(saved).toBeVisible()
}

test(
  'a guest sends treats to three people in one order [MSH-001, MSH-002, MSH-010, MSH-014, MSH-015, MSH-029, CHK-044, CHK-045]',
  { tag: '@once' },
  async ({ page }) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto(origin)
    await page.getByRole('button', { name: 'I AGREE' }).click()

    await test.step('name them on the product page', async () => {
      await search(page, 'salted caramel')
      await page.getByRole('link', { name: 'Salted Caramel Truffles', exact: true }).first().click()
      await choose(page, /12 Pieces/)
      await page.getByRole('button', { name: 'Send to more than one person' }).click()
      await nameRecipients(page)
    })

    let day = ''
    await test.step('give each an address, one a day, one a message and one a faster way', async () => {
      await page.goto(`${origin}/shipping`)
      await expect(page.getByText('0 of 3 ready')).toBeVisible()
      await expectNoViolations(page)
      await openWhatOpens(page)
      await page.getByLabel('Email', { exact: true }).fill('claire.martin@example.com')
      for (const [index, person] of people.entries()) {
        await page.getByRole('button', { name: `Edit the shipment to ${person}` }).click()
        await fillAddress(
          page,
          `${1600 + index} Market Street`,
          index === 2 ? 'San Francisko' : 'San Francisco',
        )
        if (index === 0) {
          await choose(page, /Choose a delivery day/)
          day = await chooseLastDay(page)
        }
        if (index === 1) {
          await openFold(page, 'Gift Message')
          await page.getByLabel(/Your message/).fill('For you, Ben')
          await page.getByRole('button', { name: 'Save Message' }).click()
          await expect(page.getByText('Your message is saved.')).toBeVisible()
          await expectNoViolations(page)
        }
        if (index === 2) await choose(page, /Expedited 2-Day/)
        await save(page, `${person} is saved.`)
      }
      await expect(page.getByText('3 of 3 ready')).toBeVisible()
      await page.getByRole('button', { name: 'Continue to Payment' }).click()
      await expect(page).toHaveURL(`${origin}/billing`)
    })

    await test.step('pay, and compare', async () => {
      await fillCard(page, card.approved)
      await goToReview(page)
      await expect(page).toHaveURL(`${origin}/revieworder`)
      await expectShipments(page, day)
      await expectNoViolations(page)
      await page.getByRole('button', { name: 'Place Order' }).click()
      await expect(page).toHaveURL(/order-confirmation/)
      await expectShipments(page, day)
      const mail = await readMail(new URL(page.url()).searchParams.get('orderNo') ?? '')
      const reported = [
        ...people,
        'Standard Ground',
        'Expedited 2-Day',
        'For you, Ben',
        'Wanted by',
      ]
      for (const text of reported) expect(mail).toContain(text)
    })
    expect(complaints).toEqual([])
  },
)

test(
  'a second recipient is added before the first has any details, and gets a message [MSH-015, MSH-029]',
  { tag: '@once' },
  async ({ page }) => {
    await fillBag(page, '32001021')
    await page.goto(`${origin}/shipping`)
    await page.getByRole('button', { name: 'Add a Recipient' }).click()
    await expect(page.getByRole('region', { name: 'New Recipient' })).toBeFocused()
    await expectNoViolations(page)
    await page.getByLabel('First Name').fill('Ben')
    await page.getByLabel('Last Name').fill('Ames')
    await fillAddress(page, '1601 Market Street', 'San Francisco')
    await page.getByLabel('Taken from').selectOption('shop')
    await page.getByRole('button', { name: 'Increase quantity' }).first().click()
    await save(page, 'Ben Ames is on the list.')
    await expect(page.getByRole('region', { name: 'A present for Ben Ames' })).toBeFocused()
    await expectNoViolations(page)
    await openFold(page, 'Gift Message')
    await page.getByLabel(/Your message/).fill('For you, Ben')
    await page.getByRole('button', { name: 'Save Message' }).click()
    await expect(page.getByText('Your message is saved.')).toBeVisible()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByText('1 of 2 ready')).toBeVisible()
  },
)

/**
 * Checks that each shipment has its own street, message, day and method, and none of another
 * shipment.
 */
async function expectShipments(page: Page, day: string): Promise<void> {
  for (const [index, person] of people.entries()) {
    const part = page.getByRole('region', { name: `Shipment ${index + 1} of 3: ${person}` })
    await expect(part).toContainText(`${1600 + index} Market Street`)
    await expect(part).toContainText('Salted Caramel Truffles')
    await expect(part.getByText('For you, Ben')).toHaveCount(index === 1 ? 1 : 0)
    await expect(part.getByText(`Wanted by ${day}`)).toHaveCount(index === 0 ? 1 : 0)
    await expect(part).toContainText(index === 2 ? 'Expedited 2-Day' : 'Standard Ground')
  }
}
