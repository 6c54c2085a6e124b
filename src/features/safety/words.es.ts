import type { SafetyWords } from './words.en.ts';

export const SPANISH_SAFETY: SafetyWords = {
  call: (number) => `Llamar al ${number}`,
  anyHour: 'Llame o escriba, de día o de noche',
  enough: 'No hace falta saber si es lo bastante grave.',
  keep: {
    title: 'Sin conexión',
    offered: {
      before: 'Su navegador puede guardar esta página',
      and: 'y',
      after:
        'en este aparato, y las guías que abra después. Quien lo use podría encontrarlas. Guárdelas solo si es seguro.',
    },
    kept: {
      title: 'Guardadas en este aparato:',
      before: 'esta página,',
      after: 'y las guías que abra.',
      exit: '“Salir rápido” también las borra.',
    },
    removed: 'Se quitaron de este aparato.',
    failed: 'Su navegador no la guardó. En una ventana privada, o sin conexión, no puede.',
    keep: 'Guardar esta página en este aparato',
    remove: 'Quitar de este aparato',
  },
};
