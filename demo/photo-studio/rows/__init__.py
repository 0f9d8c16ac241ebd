"""Every picture as data: name -> row. A row names its scene and that scene's parameters."""
from rows import bars, boxes, gifts, materials, mix, pieces, recipes, seasons, sweets, truffles, wide

TABLES = (truffles, pieces, boxes, bars, sweets, gifts, seasons, mix, materials, recipes, wide)
ROWS = {}
for table in TABLES:
    for row in table.ROWS:
        assert row['name'] not in ROWS, row['name']
        ROWS[row['name']] = row
