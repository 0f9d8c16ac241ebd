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

export const SPANISH_PASSKEYS: Words['passkeyNotices'] = {
  added: {
    subject: () => 'Se agregó una llave de acceso a tu cuenta',
    intro: ([name]) => `Ya puedes entrar con la llave de acceso “${name}”, sin tu contraseña.`,
    help: 'Si no fuiste tú, quítala en tu perfil, elige una contraseña nueva y avísanos.',
    action: 'Ver tus llaves de acceso',
  },
  removed: {
    subject: (count) =>
      count === 1
        ? 'Se quitó una llave de acceso de tu cuenta'
        : `Se quitaron ${count} llaves de acceso de tu cuenta`,
    intro: (names) =>
      names.length === 1
        ? `La llave de acceso “${names.join()}” ya no abre tu cuenta.`
        : `Tus ${names.length} llaves de acceso ya no abren tu cuenta.`,
    help: 'Si no fuiste tú, elige una contraseña nueva y avísanos.',
    action: 'Ver tus llaves de acceso',
  },
}
