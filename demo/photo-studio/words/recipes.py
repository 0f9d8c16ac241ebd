"""Words for what the recipes make."""

RECIPES = {
    'hot-chocolate': 'A burgundy espresso cup with a gold rim on its saucer, filled with dark hot chocolate, a spoonful of whipped cream dusted with cocoa on top; two squares of dark chocolate beside it',
    'truffle-bowl': 'A gray-blue bowl with a gold rim heaped with cocoa-dusted truffles, two more and a little cocoa on the table before it',
    'cake': 'A round dark chocolate cake with a crackled top and cacao nibs on a green plate, one slice taken out; the slice lies on a small plate before it with a spoonful of cream',
    'cookies': 'A stack of three golden cookies full of milk chocolate, brittle and nuts, a fourth leaning on it, two pieces of nut brittle before them',
    'pots': 'Three small pots, gray-blue, burgundy and green with gold rims, of dark chocolate custard under flakes of salt, two of them with whipped cream; two salted dark caramel squares before them',
    'white-bark': 'Four broken pieces of white chocolate bark with green pistachios and red cranberries on a dark slate board',
    'shortbread': 'Five fingers of shortbread on a gray-blue plate, one half of each dipped in dark chocolate and strewn with crushed green and white candy',
    'affogato': 'A green bowl with a gold rim: a scoop of vanilla ice cream and a dark truffle with white drizzle in espresso; another truffle and a piece of nut brittle before it',
    'baked-apples': 'Four baked apples in a round green dish with a little cider, their cores filled with browned marzipan, sliced almonds and raisins; a cinnamon stick before the dish',
}
