/**
 * A query with the products that answer it. A judgement names words of a product's name, and
 * categories after `in:`; `&` joins what all must hold, `|` alternatives.
 */
export interface JudgedQuery {
  query: string
  best: string
  /** Products that are better than nothing. */
  good?: string
}

const judged = (lines: string): JudgedQuery[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', best = '', good] = line.split(' => ').map((part) => part.trim())
      return { query, best, ...(good && { good }) }
    })

const ORDINARY = judged(`
truffles => in:truffles => truffle
milk chocolate truffles => in:milk-truffles => in:truffles
dark chocolate truffles => in:dark-truffles => in:dark-chocolate
white chocolate => in:white-and-ruby => in:white-truffles
ruby chocolate => ruby => in:white-and-ruby
caramels => in:caramels => caramel | in:caramel-filled
sea salt caramels => salt & caramel => in:caramels
salted caramel truffles => salted & truffle => in:caramel-filled
brittle => in:brittles => brittle
almond brittle => almond & brittle => in:brittles
peanut brittle => peanut & brittle => in:brittles
chocolate bars => in:bars => bar
dark chocolate bar => in:dark-bars => in:bars
milk chocolate bar => in:milk-bars & milk => in:milk-bars
nut bar => in:nut-bars => in:bars
hazelnut => hazelnut => in:nut-filled
pistachio => pistachio => in:nut-filled
coconut => coconut => in:nut-truffles
lollypops => in:lollypops => lollypop
lollipop => in:lollypops => lollypop
gift sets => in:gift-sets => in:boxed-chocolates
gift card => in:gift-cards => gift & card
favors => in:favors => in:gift-sets
hearts => in:hearts => heart
assorted chocolates => in:assorted-boxes => in:boxed-chocolates
boxed chocolates => in:boxed-chocolates => box
milk chocolate box => in:milk-boxes => in:boxed-chocolates
dark chocolate box => in:dark-boxes => in:boxed-chocolates
champagne truffles => champagne => in:truffles
raspberry => raspberry => in:fruit-filled
orange => orange => in:fruit-filled
passion fruit => passion => in:fruit-filled
fruit truffles => in:fruit-truffles => in:fruit-filled
nut truffles => in:nut-truffles => in:nut-filled
pralines => in:pralines => in:pralines-and-bites
bites => in:bites => in:pralines-and-bites
kosher chocolate => in:kosher
sugar free => in:sugar-free
sugar-free caramels => in:sugar-free & caramel => in:sugar-free
dairy free truffles => in:dairy-free & truffle => in:dairy-free
dairy free chocolate => in:dairy-free
christmas chocolates => in:christmas
valentines chocolate => in:valentines-day => in:hearts
easter => in:easter
halloween => in:halloween
best sellers => in:best-sellers
new chocolates => in:whats-new
build your own box => in:custom-mix => in:boxed-chocolates
cases => in:cases
almond truffles => almond & truffle => in:nut-truffles
matcha => matcha
tea hamper => tea & hamper => in:gift-sets
peppermint => peppermint | mint
cherry => cherry => in:fruit-filled
lemon => lemon => in:fruit-filled
pecan => pecan => in:nut-filled
72% dark bar => 72 & bar => in:dark-bars
rainbow lollypop => rainbow => in:lollypops
gift tower => tower => in:gift-sets
truffle box => in:boxed-chocolates & truffle => in:truffles | in:boxed-chocolates
`)

const MISSPELT = judged(`
carmel => in:caramels => caramel | in:caramel-filled
carml => in:caramels => caramel | in:caramel-filled
caramls => in:caramels => caramel | in:caramel-filled
trufle => in:truffles => truffle
trufels => in:truffles => truffle
truffels => in:truffles => truffle
choclate bars => in:bars => bar
chocolat bar => in:bars => bar
britle => in:brittles => brittle
almnd brittle => almond & brittle => in:brittles
hazlenut => hazelnut => in:nut-filled
pistacio => pistachio => in:nut-filled
rasberry => raspberry => in:fruit-filled
lolipop => in:lollypops => lollypop
lollypopp => in:lollypops => lollypop
champane truffles => champagne => in:truffles
pepermint => peppermint | mint
cocunut => coconut => in:nut-truffles
drak chocolate => in:dark-chocolate => dark
asorted chocolates => in:assorted-boxes => in:boxed-chocolates
`)

const INTENTS = judged(`
gift for mom => in:gift-sets | in:assorted-boxes => in:boxed-chocolates | in:hearts
present for dad => in:gift-sets | in:assorted-boxes => in:boxed-chocolates
for my teacher => in:gift-sets | in:favors => in:boxed-chocolates
christmas gift => in:christmas => in:gift-sets
xmas present => in:christmas => in:gift-sets
birthday gift for a friend => in:gift-sets | in:assorted-boxes => in:boxed-chocolates
thank you gift => in:gift-sets => in:favors
gift for my wife => in:hearts | in:valentines-day => in:boxed-chocolates | in:gift-sets
stocking stuffers => in:christmas => in:favors
wedding favors => in:favors => in:gift-sets
something for the office => in:gift-sets => in:boxed-chocolates | in:cases
gifts for clients => in:gift-sets => in:boxed-chocolates | in:cases
candy for kids => in:lollypops => in:favors | in:bars
dark chocolate caramels no sugar => in:sugar-free & caramel => in:sugar-free
chocolate without sugar => in:sugar-free
vegan truffles => in:dairy-free & truffle => in:dairy-free
chocolate negro => in:dark-chocolate | in:dark-bars => dark
trufas de chocolate con leche => in:milk-truffles => in:truffles
dad => in:gift-sets | in:assorted-boxes => in:boxed-chocolates
hostess gift => in:gift-sets => in:favors
`)

export const JUDGED_QUERIES = { ordinary: ORDINARY, misspelt: MISSPELT, intents: INTENTS }
