import type { Words } from './words.types'

export const SPANISH_ACCOUNT: Words['account'] = {
  login: { subject: 'Tu código para entrar', intro: 'Escribe este código para entrar:' },
  otp: {
    subject: 'Tu contraseña de un solo uso',
    intro: 'Escribe esta contraseña de un solo uso para continuar:',
  },
  passkey: {
    subject: 'Tu código para agregar una llave de acceso',
    intro: 'Escribe este código para agregar una llave de acceso a tu cuenta:',
  },
  'password-reset': {
    subject: 'Elige una contraseña nueva',
    intro: 'Sigue el enlace para elegir una contraseña nueva:',
    action: 'Elegir una contraseña nueva',
  },
  verification: {
    subject: 'Confirma tu correo electrónico',
    intro: 'Sigue el enlace para confirmar tu correo electrónico:',
    action: 'Confirmar mi correo electrónico',
  },
}
