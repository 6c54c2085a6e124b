/** What `claims.ts` looks for, in texts in Spanish. */
import type { Claim } from './claims.en.ts';

const WORK =
  '(?:terapias?|terapeutas?|consejer(?:ía|[oa]s?)|psic[óo]log[oa]s?|psicoterap\\p{L}+|clínicas?|consultorios?|tratamientos?|programas?|especialistas?)(?!\\p{L})(?! para usted)';
const FIRST = '(?:mejor(?:es)?|número uno|líder(?:es)?|inigualables?|incomparables?)';
const RENOWN =
  'más (?:efectiv|eficaz|eficac|reconocid|prestigios|experimentad|exitos|respetad|calificad|confiable|económic)\\p{L}*';

export const SPANISH_CLAIMS: readonly Claim[] = [
  {
    kind: 'superlative',
    pattern: new RegExp(
      `(?<!\\p{L})(?:(?:el|la|los|las|nuestr[oa]s?) (?:\\p{L}+ )?(?:${FIRST}|${RENOWN}) (?:\\p{L}+ ){0,2}?${WORK}|(?:el|la|los|las|sus?) ${WORK} (?:\\p{L}+ ){0,2}?(?:número uno|líder(?:es)?|${RENOWN}|de primera))`,
      'giu',
    ),
    why: 'nobody can check who is best',
    example: '“Todos trabajamos con parejas, todo el día.”',
  },
  {
    kind: 'promise',
    pattern:
      /(?<!\p{L})(?:(?:le|les) garantiz\p{L}+|garantizamos|garantía de (?:satisfacción|resultados)|resultados? (?:garantizad|comprobad|inmediat|permanente)\p{L}*|alivio (?:inmediato|permanente)|(?:clínica|científica)mente (?:probad|comprobad|demostrad)[oa]s?|cur(?:amos|ará|arán|ar)(?!\p{L})|la cura (?:de|para)(?!\p{L})|tasa de (?:éxito|satisfacción)|siempre funciona|funciona (?:siempre|para tod[oa]s)|no volverán a (?:pelear|discutir)|nunca más (?:van a )?(?:pelear|discutir)\p{L}*)/giu,
    why: 'a promise of results raises hopes that no therapist can answer for',
    example: '“Se van con un mapa de la discusión y una cosa para probar.”',
  },
  {
    kind: 'promise',
    pattern:
      /(?<!\p{L})(?:(?:vamos a|podemos|la terapia va a|(?:nuestro|el|este) (?:programa|método|intensivo) (?:va a|puede)) (?:salvar|rescatar|arreglar|reparar|sanar)|salvaremos|(?:nuestro|el|este) (?:programa|método|intensivo) (?:salva|rescata|arregla|repara|sana)) (?:su|sus|el|la|cualquier|todo)(?!\p{L})|(?:^|[.!?¡]\s*)(?:salven?|rescaten?) su (?:matrimonio|relación|pareja)(?!\p{L})/giu,
    why: 'that is a promise about somebody’s marriage, and nobody can keep it',
    example: '“Les ayudamos a ver el patrón. Qué hacen con él lo deciden ustedes dos.”',
  },
  {
    kind: 'comparison',
    pattern:
      /(?<!\p{L})(?:mejor(?:es)?|más (?:barat|rápid|efectiv|eficac|eficaz|accesible|económic|experimentad|human)\p{L}*) que (?:cualquier|otr[oa]s?|los demás|las demás|la mayoría|much[oa]s|el resto|la terapia tradicional)(?!\p{L})|a diferencia de (?:otr[oa]s|much[oa]s|la mayoría)(?: de)?(?: l[oa]s)? (?:terapeutas|terapias|consejer\p{L}+|consultorios|clínicas)/giu,
    why: 'a comparison with other therapists needs proof',
    example: '“La sesión dura 50 minutos, y el teléfono lo contestamos nosotros.”',
  },
  {
    kind: 'fear',
    pattern:
      /(?<!\p{L})(?:antes de que sea (?:demasiado )?tarde|su última oportunidad|o (?:le|la|lo) perderá)(?!\p{L})/giu,
    why: 'it sells by fear',
    example: '“No hay plazo. Venga cuando quiera.”',
  },
];
