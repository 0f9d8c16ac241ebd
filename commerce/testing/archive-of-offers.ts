import { FILES_OF_EVERY_KIND } from './archive-of-every-kind'

export const FILES_WITH_OFFERS = {
  ...FILES_OF_EVERY_KIND,
  'sites/small/promotions.xml': `<promotions>
    <campaign campaign-id="easter"><enabled-flag>true</enabled-flag><coupons><coupon coupon-id="EGG"/></coupons></campaign>
    <campaign campaign-id="always"><enabled-flag>true</enabled-flag></campaign>
    <promotion promotion-id="tenth"><enabled-flag>true</enabled-flag><name>Tenth</name>
      <order-promotion-rule><discounts condition-type="order-total"><discount><threshold>50</threshold>
      <percentage>10</percentage></discount></discounts></order-promotion-rule></promotion>
    <promotion promotion-id="fifth"><enabled-flag>true</enabled-flag><name>Fifth</name>
      <order-promotion-rule><discounts condition-type="order-total"><discount><threshold>80</threshold>
      <percentage>20</percentage></discount></discounts></order-promotion-rule></promotion>
    <promotion-campaign-assignment promotion-id="tenth" campaign-id="easter"/>
    <promotion-campaign-assignment promotion-id="fifth" campaign-id="always"/></promotions>`,
  'sites/small/coupons.xml': `<coupons>
    <coupon coupon-id="EGG"><enabled-flag>true</enabled-flag><single-code>EGG</single-code></coupon>
    <coupon coupon-id="HEN"><enabled-flag>true</enabled-flag><multiple-codes><code>HEN1</code><code>HEN2</code></multiple-codes></coupon></coupons>`,
  'sites/small/customer-groups.xml': `<customer-groups><customer-group group-id="Friends"/><customer-group group-id="Family"><description>Kin</description></customer-group></customer-groups>`,
  'sites/small/sourcecodes.xml': `<sourcecodes><sourcecode-group group-id="mail"><enabled-flag>true</enabled-flag>
    <sourcecode-specifications><sourcecode-specification>mail*</sourcecode-specification></sourcecode-specifications></sourcecode-group>
    <sourcecode-group group-id="print"><enabled-flag>true</enabled-flag></sourcecode-group></sourcecodes>`,
  'sites/small/custom-objects/recipes.xml': `<custom-objects><custom-object type-id="Recipe" object-id="fudge"><object-attribute attribute-id="steps">4</object-attribute></custom-object>
    <custom-object type-id="Recipe" object-id="toffee"><object-attribute attribute-id="steps">3</object-attribute></custom-object></custom-objects>`,
  'sites/small/assignments.xml': `<assignments><assignment assignment-id="club"><enabled-flag>true</enabled-flag>
    <qualifiers match-mode="any"><qualifier type="customergroup">Friends</qualifier></qualifiers>
    <experiences><pricebooks><pricebook-id>club</pricebook-id></pricebooks></experiences></assignment>
    <assignment assignment-id="summer"><description xml:lang="x-default">Later</description><enabled-flag>false</enabled-flag>
    <start-date>2027-06-01T00:00:00.000Z</start-date><qualifiers match-mode="all"><qualifier type="store">boston</qualifier></qualifiers>
    <experiences><pricebooks><pricebook-id>club</pricebook-id></pricebooks><promotions><promotion-id>tenth</promotion-id></promotions></experiences></assignment>
    <assignment assignment-id="winter"><enabled-flag>true</enabled-flag><qualifiers match-mode="any"><qualifier type="source-code-group">mail</qualifier></qualifiers>
    <experiences><promotions><promotion-id>fifth</promotion-id></promotions></experiences></assignment></assignments>`,
  'sites/small/tax.xml': `<tax><tax-classes><tax-class class-id="standard" default="true"/><tax-class class-id="books"/></tax-classes>
    <tax-jurisdictions><tax-jurisdiction jurisdiction-id="everywhere" default="true"/></tax-jurisdictions>
    <tax-rates><tax-rate jurisdiction-id="everywhere" class-id="standard">0.19</tax-rate><tax-rate jurisdiction-id="everywhere" class-id="books">0.07</tax-rate></tax-rates></tax>`,
}
