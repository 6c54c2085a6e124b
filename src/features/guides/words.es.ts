import type { GuideWords } from './words.en.ts';

export const SPANISH_GUIDE: GuideWords = {
  hub: 'Recursos',
  guides: 'Guías',
  minutes: (count) => `${count} ${count === 1 ? 'minuto' : 'minutos'} de lectura`,
  free: 'Gratis, sin pedirle su correo',
  ways: { pdf: 'En PDF o en papel', paper: 'En papel' },
  sheets:
    'Puede escribir en las hojas de trabajo aquí mismo. No se envía ni se guarda en ningún lugar. Al cerrar esta página se borra, así que imprímala si quiere conservarla.',
  take: 'Llévesela',
  takePdf: 'Bajar el PDF',
  print: 'Imprimir esta página',
  newsletter: 'El boletín',
  useful: '¿Le sirvió?',
  is: 'es',
  look: (newsletter) => `Conozca ${newsletter}`,
  next: 'Siguiente guía:',
  notTherapy:
    'Una guía no es terapia, y leerla no convierte a nadie en nuestro cliente. Si alguien está en peligro,',
  startHere: 'empiece aquí',
  read: 'Leerla aquí',
  save: 'Guardar el PDF',
  download: (format) => `Bajar en ${format}`,
};
