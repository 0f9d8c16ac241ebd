import path from 'node:path'
import { FILES_OF_EVERY_KIND } from '../testing/archive-of-every-kind'
import { FILES_WITH_OFFERS } from '../testing/archive-of-offers'
import { FOREIGN_ARCHIVE } from '../testing/foreign-archive'
import { passTwice } from '../testing/pass-twice'
import type { ArchiveFiles } from '../testing/write-archive-files'

const DEMO = path.resolve(__dirname, '../../demo/site-archive')

const rule = `<order-promotion-rule><discounts condition-type="order-total"><discount>
  <threshold>50</threshold><percentage>10</percentage></discount></discounts></order-promotion-rule>`

/** Campaigns that are off, described, listed by source code groups, only for stores, without promotions, or older than they look. */
const FILES_WITH_CAMPAIGNS = {
  ...FILES_WITH_OFFERS,
  'sites/small/sourcecodes.xml': `<sourcecodes>${['print', 'mail']
    .map(
      (id) => `<sourcecode-group group-id="${id}"><enabled-flag>true</enabled-flag><code-specs>
      <code-spec>${id}</code-spec></code-specs><campaigns><campaign campaign-id="on"/></campaigns></sourcecode-group>`,
    )
    .join('')}</sourcecodes>`,
  'sites/small/promotions.xml': `<promotions>
    <campaign campaign-id="off"><description>Off &amp; on ]]&gt; 🍫</description><enabled-flag>false</enabled-flag>
      <start-date>2026-11-01T08:00:00.000+01:00</start-date><coupons><coupon coupon-id="EGG"/></coupons></campaign>
    <campaign campaign-id="on"><description>Dated</description><enabled-flag>true</enabled-flag>
      <start-date>2026-10-31T23:30:00.000-07:00</start-date><end-date>2027-01-01T00:00:00.000Z</end-date>
      <customer-groups match-mode="all"><customer-group group-id="Friends"/></customer-groups>
      <source-codes><source-code group-id="mail"/></source-codes></campaign>
    <campaign campaign-id="stores"><campaign-scope><applicable-in-store/></campaign-scope></campaign>
    <campaign campaign-id="unused"><description>Nobody</description></campaign>
    <promotion promotion-id="tenth"><enabled-flag>true</enabled-flag><name>Tenth</name>${rule}</promotion>
    <promotion promotion-id="older" campaign-id="on"><enabled-flag>false</enabled-flag><name>Older</name>
      <rank>3</rank>${rule}</promotion>
    <promotion-campaign-assignment promotion-id="tenth" campaign-id="off"><qualifiers match-mode="any"><coupons/></qualifiers>
      <rank>10</rank></promotion-campaign-assignment>
    <promotion-campaign-assignment promotion-id="tenth" campaign-id="on"><qualifiers match-mode="all"><customer-groups/></qualifiers>
      <schedule><start-date>2026-11-02T00:00:00.000Z</start-date><recurrence><day-of-week><weekday>Sunday</weekday></day-of-week>
      <time-of-day><time-from>09:30:00</time-from></time-of-day></recurrence></schedule></promotion-campaign-assignment>
    <promotion-campaign-assignment promotion-id="tenth" campaign-id="stores"/></promotions>`,
}

async function expectSame(archive: string | ArchiveFiles): Promise<void> {
  const { first, second } = await passTwice(archive)
  for (const [name, rows] of Object.entries(first.tables)) {
    expect({ [name]: second.tables[name] }).toEqual({ [name]: rows })
  }
  expect(second.files).toEqual(first.files)
}

test('the demo, exported and imported again, is the same shop and the same archive', async () => {
  await expectSame(DEMO)
}, 180_000)

test.each([
  ['of every kind', FILES_OF_EVERY_KIND],
  ['with offers', FILES_WITH_OFFERS],
  ['with campaigns that are off', FILES_WITH_CAMPAIGNS],
  ['of another retailer', FOREIGN_ARCHIVE],
])(
  'an archive %s, exported and imported again, is the same shop',
  async (_name, files) => expectSame(files),
  180_000,
)
