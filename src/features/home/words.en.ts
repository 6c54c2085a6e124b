export interface HomeWords {
  /** @param city if there are several offices */
  directions: (city: string | false | undefined) => string;
  office: {
    /** Name of the frame of the map. */
    map: string;
    load: string;
    address: (count: number) => string;
    hours: string;
    /** Before the hours in which the phone is answered. */
    desk: string;
    serving: string;
    price: string;
  };
  press: string;
  reviews: {
    /** Below an invented quote. */
    sample: string;
    /** Name of the frame of the live ones. */
    live: string;
  };
}

export const ENGLISH_HOME: HomeWords = {
  directions: (city) => `Get Directions${city ? ` to ${city}` : ''}`,
  office: {
    map: 'Map of the office and the streets around it',
    load: 'Load the live map',
    address: (count) => (count > 1 ? 'Addresses' : 'Address'),
    hours: 'Hours',
    desk: 'Front desk',
    serving: 'Serving',
    price: 'Session price range',
  },
  press: 'Press logos',
  reviews: { sample: 'Layout sample, not a client', live: 'Live reviews' },
};
