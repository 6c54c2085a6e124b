/**
 * What frightened people might type, for the test of the word list: plain and misspelled, English and Spanish. Written as
 * searches, not from the list; a clinician adds to both (content/crisis-words.yaml).
 */
const queries = (text: string): string[] => text.trim().split(/,\s+/);

/** By what they are about; each has to show the help lines. */
export const CRISIS_QUERIES: Readonly<Record<string, readonly string[]>> = {
  despair: queries(`
suicide, suicidal thoughts, sucide, suiside, siucide, suicde hotline, sueside, commit suicide,
i want to kill myself, kill my self, i wanna die, want to die, i dont want to live anymore,
i do not want to be alive, don't want to wake up, wish i was dead, wish i were never born,
i wish i wasn't here anymore, better off dead, they would be better off without me,
everyone is better off without me, end my life, ending it all, end it, take my own life, no reason to live,
nothing to live for, life is not worth living, tired of living, i cant go on, cant go on like this,
i can't do this anymore, cant take it anymore, i give up on life, hopeless, hopless, no hope left, worthless,
i feel like a burden, i want to disappear, make it stop, no way out, overdose, overdoes on pills,
took too many pills, how many pills, hang myself, slit my wrists, cutting myself, self harm, selfharm,
hurting myself, i hate myself, unalive, kms, my wife is suicidal, he said he will kill himself if i leave,
she is threatening suicide, depressed and alone, deppressed, desperate, i am broken and nobody cares,
nobody would miss me
`),
  harm: queries(`
my husband hits me, he hit me, she hits me, hit me last night, my boyfriend beats me, he beat me up,
my wife slaps me, he slapped me, he punched me, he pushed me, shoved me against the wall, grabbed my arm,
he choked me, chocked me, he put his hands on me, hands around my neck, strangled, strangeld, my partner hurts me,
he hurt me, husband hurting me, kicked me, bit me, burned me, spit on me, pulled my hair, threw a plate at me,
he throws things, throws things when angry, punched the wall, broke my phone, smashes things, he raped me,
raped by my husband, forced me to have sex, forces me, marital rape, made me have sex,
he wont take no for an answer, sexual assault, molested, abuse, abusive husband, abused by my partner, abusse,
abuesive, emotional abuse, verbally abusive, domestic violence, domestic vilence, domestik violence, dv help,
violent husband, physical fights, fights get physical, gets physical, he shakes me, hurting the kids,
hits the children, my dad hits my mom, hurt my baby, bruises, black eye
`),
  fear: queries(`
afraid, afraid when we argue, i am afraid of my husband, affraid of him, afriad of my wife, im afraid to go home,
scared, i am scared, im scared of him, scard of my boyfriend, scarred of him, scaredd, he scares me, she scares me,
scary husband, frightened, frightend, terrified of him, terified, fear, i fear my husband, living in fear,
i feel unsafe, unsafe at home, not safe, dont feel safe, is it safe to go home, am i safe, i am in danger, in dangr,
dangerous relationship, walking on eggshells, walking on egg shells, panic when he comes home, afraid to leave,
afraid to tell him, scared to say no, he makes me nervous, intimidated, intimidates me, his temper, husband rage,
anger issues husband, he gets so angry, explosive anger, yells at me, screams in my face, screaming at me
`),
  threat: queries(`
threat, he threatens me, threatend me, thretens me, threatened to kill me, he said he would kill me,
going to kill me, kill me, he will find me, he has a gun, gun in the house, he has a knife, pulled a knife, weapon,
stalker, ex is stalking me, stocking me, follows me everywhere, tracking my phone, he tracks me, reads my messages,
goes through my phone, checks my phone, controlling husband, controling boyfriend, coercive control,
he controls the money, wont let me leave, doesn't let me see my friends, locked me in, locks me out,
keeps me from leaving, trapped, blackmail, revenge porn, he will take the kids, threatens to take my children,
restraining order, protective order, how to leave safely, escape plan, safety plan, leaving an abuser,
women's shelter, shelter, get out safely, gaslighting, narcissistic abuse
`),
  help: queries(`
help, help me, please help me, hepl me, i need help now, emergency, emergancy, crisis, crysis, crisis line, hotline,
988, 911, police, call the police, i need to talk to someone now, someone to talk to tonight, urgent, urgent help
`),
  'despair, in Spanish': queries(`
suicidio, suisidio, suicidarme, quiero morir, me quiero morir, quiero morirme, ya no quiero vivir,
no quiero vivir mas, quiero matarme, me voy a matar, quitarme la vida, kitarme la vida, acabar con mi vida, no puedo más,
ya no puedo mas, ya no aguanto, sin esperanza, no vale la pena vivir, quiero desaparecer, me corto, hacerme daño,
me hago daño, hacerme dano, depresion, deprimida, desesperada, estarían mejor sin mí, odio mi vida
`),
  'harm, fear and threat, in Spanish': queries(`
me pega, xq m pega, mi esposo me pega, mi marido me golpea, mi esposa me pego, me pegó anoche, me empuja, me jaló del pelo,
me ahorca, me aventó, me cachetea, me viola, me violó, violacion, violencia, violencia domestica, violensia,
biolencia, violencia en casa, maltrato, me maltrata, me mal trata, abuso, abusivo, avuso, abuso sexual, me obliga,
me obliga a tener sexo, me lastima, me lastimó, tengo miedo, tengo miedo de mi esposo, le tengo miedo, me da miedo,
miedo, mi pareja me da miedo, asustada, estoy asustado, me amenaza, amenasa, amenazas, amenaza con matarme,
me va a matar, tiene una pistola, tiene un arma, tiene un cuchillo, me sigue a todas partes, me vigila,
revisa mi celular, me controla, no me deja salir, no me deja ver a mi familia, me encierra,
me quiere quitar a mis hijos, peligro, estoy en peligro, no estoy segura en casa, no me siento segura,
orden de proteccion, refugio para mujeres, escapar, me grita, me insulta, me humilla, celoso y violento, ayuda,
ayudame, necesito ayuda, auxilio, socorro, emergencia, policia
`),
  'written later, without looking at the list': queries(`
i cant breathe when he is angry, he wont stop texting me threats, he makes me feel small and scared,
my girlfriend hit me in the face, got hit by my partner, my partner is abusing me, im being abused,
he is going to hurt us, he wants to kill me, i might hurt myself, im gonna kill myself, thinking of ending my life,
thinking about dying, i keep thinking about death, should i just die, nobody would care if i died,
i took a lot of pills, i have a plan to end it, goodbye letter, what if i kill myself, im done with life,
dont see a point anymore, whats the point of living, want it all to stop, i cant live like this,
i want out of this life, my teen wants to die, husband suicidal what to do, son cutting himself,
partner threatened to kill himself, she slaps me when drunk, drunk husband hits, he drinks and gets mean,
he drives crazy fast to scare me, he wont let me sleep, he took my keys, he took my phone, hides my medication,
keeps my passport, he put a tracker on my car, cameras in the house watching me, he listens to my calls,
he said i would never see my kids again, he hurt the dog, killed my cat, kicks the dog, i have to hide this,
how do i leave him, how to get away from him, leave abusive relationship, afraide, freightened,
teriffied of my wife, vilolent, abusiv relationship, emotionaly abused, rapped by my boyfriend,
he pressures me for sex, sex when i dont want to, he forces himself on me, he woke me up for sex i said no,
sexually abused, me quiere matar, me da terror, he gets physical when mad, she is cruel to me, is this abuse,
am i being abused, is my relationship toxic, toxic relationship, my partner is dangerous, he threatened my family,
my ex wont leave me alone, he shows up at my work, i dont know what he will do, what will he do if i leave,
he says he will hurt himself if i leave, he wants me gone, he said nobody will believe me, i have nobody,
i feel so alone, i feel dead inside, i feel empty, i feel numb, i want to sleep forever, sleep and never wake up,
no future, life is pointless, i cant stop crying, feel like dying, want to cut, bleeding, he broke my nose,
he broke down the door, broken arm, he twisted my arm, pinned me down, held me down, he sat on me,
pulled me by the hair, he touched me while i was asleep, he filmed me, nudes, he wont use a condom,
got me pregnant on purpose, he hits walls, took the car keys so i cant leave, i am not allowed to go out,
he decides what i wear, i have to ask permission, he has my bank card, financial abuse, immigration threat,
he will call ice on me, deport, husbend hits me, my bf is crazy when jealous, he is obsessed with me,
she wont let me talk to my sister, hes monitoring me, my partner has a bad temper,
he always says sorry after hitting, love him but he hurts me, his hands around my throat, he tried to strangel me,
im a victim, survivor of abuse, my daughter is scared of her dad, kids saw him hit me, he broke the tv,
he punches holes in the door, spits on me, degrading me, he calls me names, called me a whore,
makes fun of me all the time, silent treatment for weeks punishing me, isolated from friends, cant see my family,
he monitors the bank account, he threatens divorce and custody, he would kill the dog, i feel like im going crazy,
am i crazy, i lie to keep the peace, too scared to talk, afraid he will read this, delete history, can he see this,
hide this page, i dont see a way, want everything to be over, sucidal, suicidle, suicydal, self-harming, i cut,
razor, jump off a bridge, gun to my head, i am a failure and should not exist, nobody loves me, why am i alive,
dead inside, i want it to be over
`),
  'written later, in Spanish': queries(`
me quiero suicidar, pienso en la muerte, ya no quiero estar aqui, quiero acabar con todo, me siento atrapada,
mi novio me pega, mi pareja es violenta, me esta pegando, me dio una cachetada, me agarro del cuello,
me tiene amenazada, me quito el telefono, no me deja trabajar, me tiene miedo, tengo mucho miedo de el,
ayudenme por favor, me forzo, me toca sin permiso, maltrato psicologico, mi esposo es muy agresivo,
no quiero seguir viviendo, ya no quiero seguir, me dice que me va a deportar, me amenasa con la migra,
mi esposo toma y me pega, borracho agresivo, me siento sola y sin ganas de vivir, sin ganas de vivir,
me siento vacia, no le encuentro sentido a la vida, me quiero ir de aqui para siempre, me cela mucho,
me prohibe salir, me aprieta el brazo, me tira cosas, rompe las cosas, me revienta, mi papa le pega a mi mama,
pegan a los niños, tengo moretones, me hizo daño, abusaron de mi, me tocaron, me da panico, estoy en shock,
no se que hacer, necesito hablar con alguien, no puedo vivir asi, ya no tengo fuerzas, quiero dormir y no despertar,
no quiero despertar, me quiero matar, mi hijo se corta, mi esposo tiene un arma en la casa, me jalonea,
me tiene amenazada de muerte, mi marido se pone violento cuando toma, abusan de mi, me violaron, tengo pavor,
me asfixia, estoy aterrada, estoy sufriendo mucho, me persiguen, auxlio, ayudemen, nesesito ayuda, emerjencia,
suicido, biolento, golpeada, me golpió, le tengo panico, nos maltrata a mi y a mis hijos, mi ex me acosa,
me esta siguiendo
`),
};

/** Ordinary searches, which show no help lines. */
export const ORDINARY_QUERIES: readonly string[] = queries(`
fees, rates, insurance, superbill, premarital, premarital counseling dallas, marriage counseling,
skills for arguments, how to argue, scarecrow, dishwasher, push and pull, evenings, evening appointments, in-laws,
in-laws visit, date night, sliding scale, shared calendar, quiz score, threads, affair, after an affair, trust,
jealousy, intimacy, sex therapy, parking, online therapy, texas, first session, how long does it take, newsletter,
therapist in plano, odessa, spanish, español, terapia de pareja, precio, costo, cuánto cuesta, en línea,
digital detox, screen time, phones at dinner, retreat, weekend intensive, gift, reset, communication,
love languages, wedding, new parents, two faiths, polyamory, kitchen, meeting, diet, cute, dial, cancel, reschedule,
receipt, jobs, communication exercises, how to rebuild trust, couples therapist near me, is therapy confidential,
what is a vibe check, how much is a session, date ideas, love language quiz, sex drive difference,
he works too much, money fights, fighting about chores, arguing all the time, roommates not lovers,
we stopped talking, newlyweds, step family, blended family, parenting, infertility, grief, ivf, adhd relationship,
weekend couples retreat texas, free guide, podcast episode 42, clarity drip, juno, book a call, change appointment,
open relationship, lgbtq couples therapist, queer, faith, religion, immigrant couples, therapist who speaks spanish,
long distance, moving in together, breakup, divorce, separation, discernment counseling, cold feet, engagement,
wedding stress, mother in law, holiday, christmas, anxiety, stress, burnout, anxious attachment, snoring, sleep,
terapeuta en español, cita, agendar, cuanto dura, seguro
`);
