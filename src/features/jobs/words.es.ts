import type { JobsWords } from './words.en.ts';

export const SPANISH_JOBS: JobsWords = {
  pay: 'Sueldo',
  per: { hour: 'por hora', week: 'por semana', month: 'al mes', year: 'al año' },
  plus: 'más',
  subject: (role, practice) => `${role} en ${practice}`,
  apply: 'Solicitar por correo',
  join: 'Trabaje con nosotros',
  all: 'Todos los puestos abiertos',
  hours: 'Horario',
  where: 'Lugar',
  kind: 'Tipo de empleo',
  employment: {
    'full-time': 'Tiempo completo',
    'part-time': 'Medio tiempo',
    contractor: 'Por contrato',
    temporary: 'Temporal',
    intern: 'Prácticas',
  },
  until: 'Fecha límite',
  posted: 'Publicado',
};
