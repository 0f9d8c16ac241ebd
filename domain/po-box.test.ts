import { isPoBoxAddress, isPoBoxLine } from './po-box'

it.each([
  ...['PO Box', 'PO Box 12', 'P.O. Box 12', 'P. O. Box 12', 'P O Box 12', 'p.o.box 12', 'POBox12'],
  ...[
    'PO-Box 12',
    'PO–Box 12',
    'P.O.-Box 12',
    'P.O.B. 12',
    'POB 12',
    'pob12',
    'P O B 12',
    'P.O.B.',
  ],
  ...[
    'Post Office Box 12',
    'Post-Office Box',
    'Post Box 12',
    'Postal Box 12',
    'P0 Box 12',
    'PO Bx 12',
  ],
  ...['PO 12', 'P.O. #12', 'PO Drawer 12', 'Drawer 12', 'Lock Box 12', 'Lockbox 12', 'Caller 9'],
  ...['Box 12', 'BOX #12', 'Box No. 12', 'Box number 12', 'Box 12A', 'Box A-12', 'Box K', 'Bx 12'],
  ...['Box 65, RR 2', 'Box 65 RR 2', 'RR 2 Box 65', 'R.R. 2, Box 65', 'HC 68 Box 23A'],
  ...['#12 PO Box', '12 PO Box', '#12 Box', '12 Cocoa Lane, PO Box 7', '12 Cocoa Lane Box 7'],
  ...['PSC 1234 Box 5678', 'Unit 2050 Box 4190', 'c/o Ada (PO Box 7)', 'PO Box 12 Stn Main'],
  ...[
    'General Delivery',
    'GENERAL DELIVERY, Nome',
    'Gen. Delivery',
    'Gen Del',
    'GD Stn Main',
    'G.D.',
  ],
  ...['Poste restante', 'Poste-Restante', 'Lista de Correos', 'Postlagernd', 'Postfach 12 34'],
  ...[
    'Apartado 12',
    'Apartado postal 12',
    'Apartado de Correos 12',
    'Apartado Aéreo 1234',
    'Apartado',
  ],
  ...['Apdo. 12', 'Apdo 12', 'Apdo. Postal 12-345', 'Aptdo. 12', 'A.P. 12', 'APARTADO N° 12'],
  ...[
    'Casilla 12',
    'Casilla Postal 12',
    'Casilla de Correo 12',
    'Casilla Nº 12',
    'Buzón 12',
    'Buzon 4',
  ],
  ...[
    'C.P. 12',
    'CP 12',
    'C. P. 12',
    'c.p. 12 Succ. A',
    'Case postale 12',
    'Case postale',
    'Casier postal 1',
  ],
  ...['Boîte postale 12', 'Boite Postale', 'Boîte-postale 12', 'B.P. 12', 'BP 12', 'bp12', 'B.P.'],
  ...['12 rue Royale, BP 34', '12 rue Royale BP 34', 'Boîte postale'],
  ...[
    'ＰＯ Ｂｏｘ １２',
    'PO\u00a0Box\u202f12',
    ' po   box 12 ',
    'P\u200b.O. Box 12',
    'P.O.\u2011Box 12',
    'Caixa Postal 12',
  ],
])('%s is a box at a post office', (line) => {
  expect(isPoBoxLine(line)).toBe(true)
})

it.each([
  ...[
    '',
    '12 Boxwood Lane',
    '12 Box Elder Street',
    'Box Elder St',
    '4 Boxer Ave',
    'Boxer Avenue 12',
  ],
  ...[
    '1 Post Office Road',
    '12 Box Canyon Rd',
    '12 Box R Ranch Road',
    '3 Old Post Box Lane',
    '1 Boxford Rd',
  ],
  ...[
    '12 Poboy Street',
    '7 Post Road',
    '12 Postal Way',
    '5 Depot Square',
    'Boxborough',
    '9 Postbridge Ln',
  ],
  ...[
    '1 General Delivery Road',
    '12 General Grant Ave',
    'General Motors Blvd 3',
    '8 Delivery Lane',
  ],
  ...[
    '12 Calle Casillas',
    'Calle Apartados 4',
    'Calle Apartado 4',
    'Av. Casilla 12',
    'Apto. 12',
    'Apt 12',
    'Apartamento 12',
    'Apto 3B',
  ],
  ...[
    '12 Bp Rd',
    'Camp 12',
    'CPR 12',
    '1 Case Street',
    '12 Postino Way',
    'Via Po 3',
    '12 Via Po, B 3',
  ],
  ...[
    'Unit 12',
    'Suite 12B',
    'Ste 4',
    'Floor 2',
    'Building C',
    'PMB 12',
    'Rear',
    '#12',
    '12',
    'Box Office',
  ],
  ...['Poe Box Hill 3', '14 Popo Boxx Way', '22 Boxcar Willie Dr', 'Sandbox 12', 'Juke Boxing Gym'],
  ...['12 Drawer Knob Rd', 'Skybox 12', '500 Box Butte Ave', '12 Elm St #4', 'P.O. Polk Hwy 12'],
])('%s is no box at a post office', (line) => {
  expect(isPoBoxLine(line)).toBe(false)
})

it.each([
  [{ address1: '12 Cocoa Lane', address2: 'PO Box 9' }, true],
  [{ address1: '12 Cocoa Lane', suite: 'POB 9' }, true],
  [{ address1: '12 Cocoa Lane', postBox: '9' }, true],
  [{ address1: '12 Cocoa Lane', c_isPOBox: true }, true],
  [{ address1: '12 Cocoa Lane', address2: 'Unit 9', postBox: ' ', c_isPOBox: false }, false],
  [{ address1: 12, address2: null }, false],
  [{}, false],
])('an address with the parts %j goes to a box: %s', (address, expected) => {
  expect(isPoBoxAddress(address)).toBe(expected)
})
