import type { HelpTexts } from './en.ts';

export const helpTY: HelpTexts = {
  aboutus: { title: 'Tungkol sa amin', body: '' },
  house: {
    title: 'Ano ang site na ito',
    body: '<p>Demo ng isang betting site ang Baize: may portal ng mga manlalaro, agent center at back office sa iisang server. Wala itong lisensya at hindi tumatanggap ng pera. Galing sa demo ang mga balanse, at hindi mababayaran ang anumang mapanalunan dito.</p>',
  },
  age: {
    title: 'Sino ang puwedeng maglaro',
    body: '<p>Dapat 18 taong gulang ka pataas, o mas matanda kung iyon ang nasa batas ng bansa mo. Maaari naming hingin ang patunay ng edad at pangalan mo bago ang unang withdrawal.</p>',
  },
  contact: {
    title: 'Paano kami makokontak',
    body: '<p>Gamitin ang chat, ang feedback form sa ibaba ng bawat pahina, o ang mga link sa customer service. May sariling support ang mga agent mula Lunes hanggang Biyernes, 12:00 ng tanghali hanggang 9:00 ng gabi (GMT+8).</p>',
  },
  deposit: { title: 'Deposito', body: '' },
  'deposit-how': {
    title: 'Paano magdeposito?',
    body: '<ol><li>Buksan ang <strong>Magdeposito</strong> sa sentro ng miyembro.</li><li>Pumili ng paraan at ng halagang pasok sa limit nito.</li><li>Sundin ang mga hakbang na ipinapakita. May numero ang bawat deposito; itago ito hanggang sa pumasok ang pera.</li></ol>',
  },
  'deposit-late': {
    title: 'Hindi pa pumapasok ang deposito ko',
    body: '<p>Hanapin ito sa mga huling deposito. Ang <em>Hinihintay ang bayad</em> ay ibig sabihing wala pa kaming natatanggap; ang <em>Nag-expire</em> ay ibig sabihing walang dumating sa takdang oras. Kung nakapagbayad ka na, ipadala sa amin ang numero ng deposito sa feedback form (uri: deposito).</p>',
  },
  'deposit-turnover': {
    title: 'Ano ang turnover?',
    body: '<p>Kailangang maitaya nang isang beses ang deposito bago ito ma-withdraw. Ang valid na taya ng mga settled na taya ang binibilang sa turnover; hindi kasama ang tayang na-void o tumaya sa magkabilang panig. Makikita ang natitira sa pahina ng withdrawal.</p>',
  },
  withdraw: { title: 'Withdrawal', body: '' },
  'withdraw-how': {
    title: 'Paano mag-withdraw?',
    body: '<ol><li>Magdagdag ng payout account na nakapangalan sa iyo.</li><li>Magtakda ng password sa pag-withdraw.</li><li>Humiling ng withdrawal. Mula noon ay nakareserba na ang halaga at hindi na maitataya.</li></ol><p>May paghihintay ang bagong payout account bago ang unang withdrawal, para hindi agad masimot ang account kung may nagnakaw ng password.</p>',
  },
  'withdraw-receipt': {
    title: 'Pagkumpirma na dumating ang pera',
    body: '<p>Kapag nakapagbayad na kami, tatanungin ka kung natanggap mo ang buo, bahagi lang, o wala. Kapag walang sagot sa oras na ipinapakita, ituturing na natanggap ang bayad.</p>',
  },
  game: { title: 'Laro at pagiging patas', body: '' },
  fairness: {
    title: 'Paano ko masusuri ang isang taya?',
    body: '<p>Bago ka tumaya, ipinapakita namin ang hash (SHA-256) ng seed na nakatakda na. Idinaragdag dito ang sarili mong seed at isang bilang. Kapag nagpalit ka ng seed, ilalabas ang sa amin, at makukuwenta muli mula sa tatlo ang bawat naunang resulta. Nasa bawat taya sa iyong tala ang mga hakbang.</p>',
  },
  rules: {
    title: 'Nasaan ang mga panuntunan ng laro?',
    body: '<p>May pahina ng panuntunan ang bawat laro namin: mga limit, paytable at balik sa manlalaro (RTP), pati kung paano napatunayan ang RTP. Hindi na binabago ang panuntunang nailathala na: kapag nagbago ang laro, bagong bersyon ito.</p>',
  },
  maintenance: {
    title: 'Sarado ang isang laro',
    body: '<p>Habang may maintenance ang laro o ang provider nito, walang tinatanggap na bagong taya. Sine-settle pa rin ang mga tayang bukas. May iba pang larong iaalok kapalit nito.</p>',
  },
  safety: { title: 'Maglaro nang ligtas', body: '' },
  'fun-you-can-afford': {
    title: 'Saya na kaya ng bulsa',
    body: '<p>Bago magsimula, magpasya kung magkano lang ang gagastusin ngayong gabi, at tumigil kapag naubos na. Huwag maglaro para bawiin ang talo. Kung hindi na masaya ang paglalaro, makipag-usap sa iba: handang makinig ang support.</p>',
  },
  'account-safety': {
    title: 'Pag-iingat sa iyong account',
    body: '<p>Gumamit ng password na hindi mo ginagamit sa iba, at magdagdag ng authenticator app o passkey. Hinding-hindi namin hihingin ang password mo, sa chat man o saanman. Sa <strong>Aking account</strong> makikita mo ang mga huling pag-sign in at lahat ng naka-sign in na device, at mapapa-sign out mo ang mga iyon.</p>',
  },
  faqs: { title: 'Mga madalas itanong', body: '' },
  'faq-password': {
    title: 'Nakalimutan ko ang password',
    body: '<p>Piliin ang <strong>Nakalimutan ang password?</strong> sa login window. Link ang darating sa email, code naman sa telepono. Saglit lang ang bisa ng dalawa at isang beses lang magagamit.</p>',
  },
  'faq-trial': {
    title: 'Ano ang magagawa ko sa libreng demo?',
    body: '<p>Tumingin-tingin at laruin ang sarili naming mga laro gamit ang demo na pera (FUN). Para sa iba pa, magrehistro ng account.</p>',
  },
  'faq-time': {
    title: 'Anong oras ang ipinapakita?',
    body: '<p>Sinusunod ng mga araw at panahon ang time zone ng site, GMT+8. Kabilang ang taya sa araw kung kailan ito na-settle.</p>',
  },
  term: { title: 'Mga tuntunin', body: '' },
  'term-short': {
    title: 'Ang mga tuntunin sa madaling salita',
    body: '<ul><li>Isang tao, isang account, sa sariling pangalan, 18 taong gulang pataas.</li><li>Demo ito: hindi pera ang mga balanse at hindi mailalabas.</li><li>Tanggap na ang taya kapag kinumpirma ng system; sine-settle ito ayon sa nailathalang panuntunan.</li><li>Maaaring itama ang halatang mali sa odds o payout; sasabihan ka kapag nangyari iyon.</li><li>Isasara ang account ng sinumang umaatake sa account ng iba.</li></ul>',
  },
};
