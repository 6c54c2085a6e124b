import type { HomeWords } from './words.en.ts';

export const SPANISH_HOME: HomeWords = {
  directions: (city) => `Cómo llegar${city ? ` a ${city}` : ''}`,
  office: {
    map: 'Mapa del consultorio y de las calles que lo rodean',
    load: 'Cargar el mapa en vivo',
    address: (count) => (count > 1 ? 'Direcciones' : 'Dirección'),
    hours: 'Horario',
    desk: 'Recepción',
    serving: 'Atendemos a personas de',
    price: 'Precio de una sesión',
  },
  press: 'Logotipos de la prensa',
  reviews: { sample: 'Texto de muestra, no de un cliente', live: 'Reseñas en vivo' },
};
